import { expect, test } from 'vitest';
import { formatQuery, href, pageNumber, parseAddress, parseQuery, segmentsOf } from './address';

test('[1.17] a path without a prefix is Traditional Chinese, zh-hant', () => {
  expect(parseAddress('/hk/find-jobs/')).toMatchObject({ locale: 'zh-hant', path: '/find-jobs/' });
  expect(href('zh-hant', '/find-jobs/')).toBe('/hk/find-jobs/');
});

test('[1.18] a path under /en is English', () => {
  expect(parseAddress('/hk/en/find-jobs/')).toMatchObject({ locale: 'en', path: '/find-jobs/' });
  expect(parseAddress('/hk/entry/')).toMatchObject({ locale: 'zh-hant', path: '/entry/' });
  expect(href('en', '/find-jobs/')).toBe('/hk/en/find-jobs/');
});

test('[2.01] nothing outside of /hk/ is a page of the site', () => {
  expect(parseAddress('/hkx/')).toBeUndefined();
  expect(parseAddress('/')).toBeUndefined();
});

test('a query survives being read and written', () => {
  const query = parseQuery('?q=%E5%BB%9A+%26+cook&district=030503,040301&empty=');
  expect([...query]).toEqual([
    ['q', '廚 & cook'],
    ['district', '030503,040301'],
    ['empty', ''],
  ]);
  expect(parseQuery(formatQuery(query))).toEqual(query);
});

test('what a campaign hung on an address is not a part of it', () => {
  const address = parseAddress(
    '/hk/find-jobs/',
    '?utm_source=poster&q=cook&fbclid=x&gclid=y&ref=z&referee=1',
  );
  expect([...(address?.query ?? [])]).toEqual([
    ['q', 'cook'],
    ['referee', '1'],
  ]);
});

test('a broken escape in an address does not throw', () => {
  expect(parseQuery('q=%E5%').get('q')).toBe('%E5%');
  expect(segmentsOf('/job/%zz/1/')).toEqual(['job', '%zz', '1']);
});

test('[2.61] [5.24] the page query is a positive integer and 1 otherwise', () => {
  expect(['2', '10'].map(pageNumber)).toEqual([2, 10]);
  expect([undefined, '0', '-1', 'abc', '1.5', '', '1e3'].map(pageNumber)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
