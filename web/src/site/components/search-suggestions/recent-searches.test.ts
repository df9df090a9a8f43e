// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { recentSearches, rememberSearch } from './recent-searches';

afterEach(() => localStorage.clear());

test('[14.05] the last five searches are kept, each once, the newest first', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) rememberSearch(text);
  expect(recentSearches()).toEqual(['d', 'f', 'e', 'c', 'b']);
});

test('what the device keeps and nobody can read is nothing', () => {
  for (const kept of ['{', '"text"', '[1,null]']) {
    localStorage.setItem('recent-searches', kept);
    expect(recentSearches()).toEqual([]);
  }
});
