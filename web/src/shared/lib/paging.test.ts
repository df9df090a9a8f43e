import { expect, test } from 'vitest';
import { createAddresses } from './address';
import { pageCount, pagePath, pagingOf, withoutFirstPage } from './paging';

const at = (path: string, query: string) => {
  const address = createAddresses('/hk').parse(path, query);
  if (address === undefined) throw new Error('not a page');
  return address;
};

test('[2.61] [5.24] the page query is a positive integer and counts as 1 otherwise', () => {
  const pageOf = (text: string) => pagingOf(at('/hk/feature/1/', `page=${text}`).query, 20);
  for (const text of ['0', '-1', 'abc', '1.5', '', '1e3', ' 2']) {
    expect(pageOf(text)).toEqual({ page: 1, limit: 20, offset: 0 });
  }
  expect(pageOf('3')).toEqual({ page: 3, limit: 20, offset: 40 });
  expect(pagingOf(at('/hk/feature/1/', '').query, 20).page).toBe(1);
});

test('page 1 is not said in an address', () => {
  expect(withoutFirstPage(at('/hk/en/find-jobs/', 'q=cook&page=1'))).toBe('/find-jobs/?q=cook');
  expect(withoutFirstPage(at('/hk/en/find-jobs/', 'q=cook&page=2'))).toBeUndefined();
  expect(pagePath(at('/hk/en/find-jobs/', 'page=2&q=cook'), 3)).toBe('/find-jobs/?q=cook&page=3');
  expect(pagePath(at('/hk/en/find-jobs/', 'page=2'), 1)).toBe('/find-jobs/');
});

test('a list has as many pages as its total fills, and one when it is empty', () => {
  expect([0, 1, 20, 21, 40].map((total) => pageCount(total, 20))).toEqual([1, 1, 1, 2, 2]);
});
