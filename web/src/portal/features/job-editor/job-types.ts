import type { ChoicesShownFragment } from '../../../generated/portal/graphql';

type Categories = ChoicesShownFragment['categories'];

/** The job types under the names of their industries, without the headings in between. */
export function typeGroups(categories: Categories) {
  return categories.map(({ name, types }) => ({
    label: name,
    options: types.filter(({ code }) => code !== '').map((type) => ({ value: type.code, label: type.name })),
  }));
}

/** Job types whose name, or whose industry's name, has every word of a text. */
export function findTypes(categories: Categories, text: string): { code: string; name: string }[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return categories.flatMap((category) =>
    category.types.filter(({ code, name }) => {
      const has = `${name} ${category.name}`.toLowerCase();
      return code !== '' && words.every((word) => has.includes(word));
    }),
  );
}
