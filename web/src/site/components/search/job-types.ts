import type { SearchChoicesFragment } from '@/generated/seeker/graphql';
import { toggled } from '../search-query/search';

export type JobCategory = SearchChoicesFragment['config']['job_categories'][number];

function typeCodes(category: JobCategory): string[] {
  return category.types.flatMap(({ shortCode }) => shortCode ?? []);
}

/** Choosing a category chooses all of its types; its code then replaces theirs. */
export function toggleCategory(chosen: readonly string[], category: JobCategory): string[] {
  const types = typeCodes(category);
  const others = chosen.filter((code) => !types.includes(code));
  return toggled(others, category.code);
}

/**
 * Unchoosing a type of a chosen category leaves the others; choosing the last missing type completes the
 * category.
 */
export function toggleType(chosen: readonly string[], category: JobCategory, type: string): string[] {
  const types = typeCodes(category);
  const others = chosen.filter((code) => code !== category.code && !types.includes(code));
  const before = chosen.includes(category.code) ? types : types.filter((code) => chosen.includes(code));
  const after = toggled(before, type);
  return after.length === types.length ? [...others, category.code] : [...others, ...after];
}

/** Whether a type is chosen, by itself or through its category. */
export function isTypeChosen(chosen: readonly string[], category: JobCategory, type: string): boolean {
  return chosen.includes(category.code) || chosen.includes(type);
}

/** How many choices of a category are made; the whole category counts as one. */
export function chosenIn(chosen: readonly string[], category: JobCategory): number {
  const types = typeCodes(category);
  return chosen.filter((code) => code === category.code || types.includes(code)).length;
}
