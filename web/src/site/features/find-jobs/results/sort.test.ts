import { expect, test } from 'vitest';
import { parseQuery } from '@/shared/lib/address';
import { sortOf } from './sort';

test('a search comes in the order that it gives ground for', () => {
  const sort = (query: string, isLocated = false, isAround = false) =>
    sortOf(parseQuery(query), isLocated, isAround);
  expect(sort('')).toBe('newest');
  expect(sort('q=cook')).toBe('relevance');
  expect(sort('q=cook&sort=newest')).toBe('newest');
  expect(sort('q=cook&latlng=22.3,114.1')).toBe('nearest');
  expect(sort('q=cook&latlng=22.3,114.1&sort=relevance')).toBe('relevance');
  expect(sort('sort=relevance')).toBe('newest');
  expect(sort('sort=nearest')).toBe('newest');
  expect(sort('sort=nearest', true)).toBe('nearest');
  expect(sort('q=旺角站', true, true)).toBe('nearest');
  expect(sort('q=旺角站&sort=relevance', true, true)).toBe('relevance');
});
