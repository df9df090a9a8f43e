import { expect, test } from 'vitest';
import { href, parseAddress } from './address';

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
