import { expect, test } from 'vitest';
import { chosenIn, isTypeChosen, type JobCategory, toggleCategory, toggleType } from './job-types';

const type = (code: string | null) => ({ id: code ?? 'title', name: '', shortCode: code, slug: [] });
const food: JobCategory = {
  code: 'food',
  name: '',
  slug: [],
  types: [type('WW'), type(null), type('CH'), type('BK')],
};

test('a chosen category stands for all of its types', () => {
  expect(toggleCategory(['WW', 'SG'], food)).toEqual(['SG', 'food']);
  expect(toggleCategory(['SG', 'food'], food)).toEqual(['SG']);
  expect(isTypeChosen(['food'], food, 'CH')).toBe(true);
  expect(isTypeChosen(['WW'], food, 'CH')).toBe(false);
});

test('a type taken out of its category leaves the others', () => {
  expect(toggleType(['SG', 'food'], food, 'CH')).toEqual(['SG', 'WW', 'BK']);
});

test('the last missing type completes the category', () => {
  expect(toggleType(['WW', 'SG', 'BK'], food, 'CH')).toEqual(['SG', 'food']);
  expect(toggleType(['WW'], food, 'CH')).toEqual(['WW', 'CH']);
  expect(toggleType(['WW'], food, 'WW')).toEqual([]);
});

test('the choices of a category are counted, the whole of it as one', () => {
  expect(chosenIn(['WW', 'SG', 'BK'], food)).toBe(2);
  expect(chosenIn(['food', 'SG'], food)).toBe(1);
});
