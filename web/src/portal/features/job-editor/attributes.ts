import type { LocalizedText } from '@/shared/lib/localized-text';

export interface Attribute {
  category: LocalizedText;
  name: LocalizedText;
}

/** Attributes under one heading. */
export interface AttributeGroup {
  category: LocalizedText;
  names: readonly LocalizedText[];
}

/** The headings that nearly every job uses, spelled as in templates and import files. */
export const usualCategories: readonly LocalizedText[] = [
  { zh_hant: '要求', en: 'Requirements' },
  { zh_hant: '福利', en: 'Benefits' },
];

const isSame = (one: LocalizedText, other: LocalizedText) =>
  one.zh_hant === other.zh_hant && one.en === other.en;

export const isUsual = (category: LocalizedText) => usualCategories.some((usual) => isSame(usual, category));

const isEmpty = ({ zh_hant, en }: LocalizedText) => zh_hant === '' && en === '';

export const isBenefits = (category: LocalizedText) => category.en === 'Benefits' && isUsual(category);

export const hasName = ({ names }: AttributeGroup, name: LocalizedText) =>
  names.some((each) => isSame(each, name));

/** The group with the line added, or removed if it was there. */
export function toggled(group: AttributeGroup, name: LocalizedText): AttributeGroup {
  const others = group.names.filter((each) => !isSame(each, name));
  return {
    ...group,
    names: hasName(group, name) ? others : [...others.filter((each) => !isEmpty(each)), name],
  };
}

/** The usual headings first, then the employer's own. One that says nothing yet is not part of another. */
export function groupsOf(attributes: readonly Attribute[]): AttributeGroup[] {
  const groups = usualCategories.map((category) => ({ category, names: [] as LocalizedText[] }));
  for (const { category, name } of attributes) {
    const isNew = isEmpty(category) && isEmpty(name);
    const group = isNew ? undefined : groups.find((each) => isSame(each.category, category));
    if (group) group.names.push(name);
    else groups.push({ category, names: [name] });
  }
  return groups;
}

/** The text of a field: one attribute per line. */
export function textOf({ names }: AttributeGroup, language: keyof LocalizedText): string {
  return names.map((name) => name[language]).join('\n');
}

/**
 * The group with one language's lines replaced by the typed text; the other language's lines keep their
 * place.
 */
export function withText(
  { category, names }: AttributeGroup,
  language: keyof LocalizedText,
  text: string,
): AttributeGroup {
  const lines = text.split('\n');
  const other = language === 'en' ? 'zh_hant' : 'en';
  const rest = names.map((name) => name[other] !== '').lastIndexOf(true) + 1;
  const count = Math.max(text === '' ? 0 : lines.length, rest);
  return {
    category,
    names: Array.from({ length: count }, (_, index) => ({
      ...(names[index] ?? { zh_hant: '', en: '' }),
      [language]: lines[index] ?? '',
    })),
  };
}

/** An own heading is kept even while nothing is under it yet. */
export function attributesOf(groups: readonly AttributeGroup[]): Attribute[] {
  return groups.flatMap(({ category, names }) => {
    const kept = names.length === 0 && !isUsual(category) ? [{ zh_hant: '', en: '' }] : names;
    return kept.map((name) => ({ category, name }));
  });
}

/** Leaves out empty lines. */
export function filled(attributes: readonly Attribute[]): Attribute[] {
  return attributes.filter(
    ({ category, name }) => !isEmpty(name) || !(isUsual(category) || isEmpty(category)),
  );
}
