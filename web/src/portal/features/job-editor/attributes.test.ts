import { expect, test } from 'vitest';
import { attributesOf, filled, groupsOf, textOf, withText } from './attributes';

const [requirements, benefits] = [
  { zh_hant: '要求', en: 'Requirements' },
  { zh_hant: '福利', en: 'Benefits' },
];
const own = { zh_hant: '注意', en: 'Note' };
const given = [
  { category: requirements, name: { zh_hant: '有禮', en: 'Polite' } },
  { category: own, name: { zh_hant: '帶制服', en: '' } },
  { category: requirements, name: { zh_hant: '守時', en: '' } },
];

test('attributes stand under their headings, one a line', () => {
  const groups = groupsOf(given);
  expect(groups.map(({ category }) => category.en)).toEqual(['Requirements', 'Benefits', 'Note']);
  expect(groups[0] && textOf(groups[0], 'zh_hant')).toBe('有禮\n守時');
  expect(filled(attributesOf(groups))).toHaveLength(3);
});

const unnamed = { category: { zh_hant: '', en: '' }, name: { zh_hant: '', en: '' } };

test('two headings without a name are two', () => {
  expect(groupsOf([...given, unnamed, unnamed]).slice(3)).toHaveLength(2);
});

test('typing in one language leaves the other beside it', () => {
  const [group] = groupsOf(given);
  if (group === undefined) throw new Error('no group');
  expect(withText(group, 'zh_hant', '有禮貌\n守時\n').names).toEqual([
    { zh_hant: '有禮貌', en: 'Polite' },
    { zh_hant: '守時', en: '' },
    { zh_hant: '', en: '' },
  ]);
  expect(withText(group, 'zh_hant', '').names).toEqual([{ zh_hant: '', en: 'Polite' }]);
});

test('empty lines are not kept; a heading of one’s own is', () => {
  const lines = [
    { category: benefits, name: { zh_hant: '', en: '' } },
    { category: own, name: { zh_hant: '', en: '' } },
  ];
  expect(filled(lines)).toEqual([lines[1]]);
  expect(attributesOf([{ category: own, names: [] }])).toEqual([lines[1]]);
});
