import { expect, test } from 'vitest';
import { draftOf, putWork, removeWork, restoreWork, type WorkEntry } from './work-entry';

const work = (position_name: string): WorkEntry => ({
  position_name,
  company_name: 'Cafe',
  position_type: 'WW',
  position_type_name: 'Waiter',
  job_category: 'Food',
  employment: null,
  start_date: '2024-05',
  end_date: null,
  description: '',
});
const [cook, waiter, guard] = [work('Cook'), work('Waiter'), work('Guard')];
const names = (inputs: readonly { position_name: string }[]) =>
  inputs.map(({ position_name }) => position_name);

test('a changed work takes the place of what it was, wherever that is by now', () => {
  const change = putWork(waiter, { ...waiter, position_name: 'Captain' });
  expect(names(change([cook, waiter, guard]))).toEqual(['Cook', 'Captain', 'Guard']);
  expect(names(change([waiter, guard]))).toEqual(['Captain', 'Guard']);
});

test('a work that another tab has taken out meanwhile loses neither itself nor the others', () => {
  expect(names(putWork(waiter, { ...waiter, position_name: 'Captain' })([cook]))).toEqual([
    'Cook',
    'Captain',
  ]);
  expect(names(putWork(undefined, guard)([cook, waiter]))).toEqual(['Cook', 'Waiter', 'Guard']);
});

test('two quick deletions take out two works, and one that is gone already takes none', () => {
  const afterFirst = [waiter, guard];
  expect(names(removeWork(guard)(afterFirst))).toEqual(['Waiter']);
  expect(names(removeWork(cook)(afterFirst))).toEqual(['Waiter', 'Guard']);
});

test('of two works that say the same, one is taken out', () => {
  expect(names(removeWork(cook)([cook, work('Cook'), waiter]))).toEqual(['Cook', 'Waiter']);
});

test('a deletion that is taken back puts the work to where it was', () => {
  expect(names(restoreWork(waiter, 1)([cook, guard]))).toEqual(['Cook', 'Waiter', 'Guard']);
});

test('what was typed about a work belongs to that work, not to its place', () => {
  expect(draftOf(cook)).not.toBe(draftOf(waiter));
  expect(draftOf(undefined)).not.toBe(draftOf(cook));
});
