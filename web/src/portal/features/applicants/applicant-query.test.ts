import { expect, test } from 'vitest';
import { parseQuery } from '@/shared/lib/address';
import { filterCount, filterOf, isNarrowed, queryOf, searchOf } from './applicant-query';

test('[10.24] the address of a list says what it asks for, and who is open', () => {
  const query =
    '?q=陳&status=Applied&job=j1&unread=1&waiting=1&place=b1&hours=75&language=yue&experience=12&km=5&sort=best_fit&page=2&applicant=a1&part=notes';
  const search = searchOf(parseQuery(query));
  expect(parseQuery(queryOf(search))).toEqual(parseQuery(query));
  expect(filterOf(search)).toEqual({
    term: '陳',
    status: 'Applied',
    job: 'j1',
    unread: true,
    waiting: true,
    place: 'b1',
    hours_fit: 75,
    language: 'yue',
    experience_months: 12,
    within_km: 5,
  });
  expect(filterCount(search)).toBe(8);
});

test('an address with nothing, or with what is not known, asks for everybody', () => {
  const search = searchOf(parseQuery('?status=Gone&sort=colour&hours=33&part=past&page=-1'));
  expect(queryOf(search)).toBe('');
  expect(isNarrowed(search)).toBe(false);
  expect(Object.values(filterOf(search)).every((value) => value === null)).toBe(true);
});
