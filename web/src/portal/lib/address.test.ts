import { expect, test } from 'vitest';
import { addresses } from './address';

const { href, parse } = addresses;

test('[10.01] the portal lies at /portal/, in English at /portal/en/', () => {
  expect(href('zh-hant', '/new/')).toBe('/portal/new/');
  expect(href('en', '/new/')).toBe('/portal/en/new/');
  expect(parse('/portal/')).toMatchObject({ locale: 'zh-hant', path: '/' });
  expect(parse('/portal/en/')).toMatchObject({ locale: 'en', path: '/' });
  expect(parse('/portal/en/new/')).toMatchObject({ locale: 'en', path: '/new/' });
});

test('an address means the same without its last slash', () => {
  expect(parse('/portal')).toMatchObject({ locale: 'zh-hant', path: '/' });
  expect(parse('/portal/en')).toMatchObject({ locale: 'en', path: '/' });
  expect(parse('/portal/account', '?a=1', '#b')).toMatchObject({
    path: '/account/',
    query: new Map([['a', '1']]),
    hash: 'b',
  });
});

test('what lies elsewhere is no address of the portal', () => {
  expect(parse('/hk/')).toBeUndefined();
  expect(parse('/portals/')).toBeUndefined();
});
