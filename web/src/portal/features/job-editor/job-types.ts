import type { ChoicesShownFragment } from '@/generated/portal/graphql';

type Categories = ChoicesShownFragment['categories'];

/** The job types grouped by industry, without the headings in between. */
export function typeGroups(categories: Categories) {
  return categories.map(({ name, types }) => ({
    label: name,
    options: types.filter(({ code }) => code !== '').map((type) => ({ value: type.code, label: type.name })),
  }));
}
