import type { FilterInEffectFragment, SearchChoicesFragment } from '@/generated/seeker/graphql';
import { type Locale, type LocalizedValue, localized } from '@/shared/lib/locale';
import type { SlugOf } from './search';

function slugIn(slug: readonly LocalizedValue[] | undefined, locale: Locale): string | undefined {
  return slug === undefined || slug.length === 0 ? undefined : localized(slug, locale);
}

/** The slugs of the filter values in an answer. */
export function slugsOfFilters(filters: readonly FilterInEffectFragment[], locale: Locale): SlugOf {
  return (name, code) => {
    const filter = filters.find((each) => each.name === name);
    return slugIn(filter?.values.find((value) => value.code === code)?.slug, locale);
  };
}

/** The slugs of all choices. */
export function slugsOfChoices(choices: SearchChoicesFragment['config'], locale: Locale): SlugOf {
  const slugs = new Map<string, readonly LocalizedValue[]>();
  for (const { shortCode, slug } of choices.districts) slugs.set(shortCode, slug);
  for (const { code, slug } of choices.employments) slugs.set(code, slug);
  for (const { code, slug, types } of choices.job_categories) {
    slugs.set(code, slug);
    for (const type of types) if (type.shortCode !== null) slugs.set(type.shortCode, type.slug);
  }
  return (_, code) => slugIn(slugs.get(code), locale);
}
