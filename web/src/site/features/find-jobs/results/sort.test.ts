import { expect, test } from 'vitest';
import { parseQuery } from '../../../../shared/lib/every-page/address';
import { sortOf } from './sort';

test('a search comes in the order that it gives ground for', () => {
  const sort = (query: string, isLocated = false) => sortOf(parseQuery(query), isLocated);
  expect(sort('')).toBe('newest');
  expect(sort('q=cook')).toBe('relevance');
  expect(sort('q=cook&sort=newest')).toBe('newest');
  expect(sort('q=cook&latlng=22.3,114.1')).toBe('nearest');
  expect(sort('q=cook&latlng=22.3,114.1&sort=relevance')).toBe('relevance');
  expect(sort('sort=relevance')).toBe('newest');
  expect(sort('sort=nearest')).toBe('newest');
  expect(sort('sort=nearest', true)).toBe('nearest');
});
