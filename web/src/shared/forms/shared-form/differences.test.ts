import { expect, test } from 'vitest';
import { differencesOf } from './differences';

test('[10.15] what only one has changed is that one’s, what both have changed is asked', () => {
  const base = { title: 'Cook', text: 'Noodles', pay: '60', branch: 'a' };
  const mine = { ...base, title: 'Chef', pay: '65' };
  const theirs = { ...base, text: 'Soup', pay: '70' };
  expect(differencesOf(base, mine, theirs)).toEqual([
    { name: 'title', mine: 'Chef', theirs: 'Cook', isByBoth: false, proposed: 'mine' },
    { name: 'text', mine: 'Noodles', theirs: 'Soup', isByBoth: false, proposed: 'theirs' },
    { name: 'pay', mine: '65', theirs: '70', isByBoth: true, proposed: 'mine' },
  ]);
});
