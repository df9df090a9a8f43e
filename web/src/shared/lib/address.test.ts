import { expect, test } from 'vitest';
import { formatQuery, pageNumber, parseQuery, segmentsOf } from './address';
import { createClosedAddresses } from './closed-addresses';

test('a query survives being read and written', () => {
  const query = parseQuery('?q=%E5%BB%9A+%26+cook&district=030503,040301&empty=');
  expect([...query]).toEqual([
    ['q', '廚 & cook'],
    ['district', '030503,040301'],
    ['empty', ''],
  ]);
  expect(parseQuery(formatQuery(query))).toEqual(query);
});

test('addresses below a path are made and read in both languages', () => {
  const { href, parse } = createClosedAddresses('/console');
  expect(href('zh-hant', '/new/?a=1')).toBe('/console/new/?a=1');
  expect(href('en', '/')).toBe('/console/en/');
  expect(parse('/console/en/new', '?a=1', '#b')).toEqual({
    locale: 'en',
    path: '/new/',
    query: new Map([['a', '1']]),
    hash: 'b',
  });
  expect(parse('/console')).toMatchObject({ locale: 'zh-hant', path: '/' });
  expect(parse('/consoles/')).toBeUndefined();
});

test('a broken escape in an address does not throw', () => {
  expect(parseQuery('q=%E5%').get('q')).toBe('%E5%');
  expect(segmentsOf('/job/%zz/1/')).toEqual(['job', '%zz', '1']);
});

test('[2.61] [5.24] the page query is a positive integer and 1 otherwise', () => {
  expect(['2', '10'].map(pageNumber)).toEqual([2, 10]);
  expect([undefined, '0', '-1', 'abc', '1.5', '', '1e3'].map(pageNumber)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
