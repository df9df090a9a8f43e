import { expect, test } from 'vitest';
import { parsePortalAddress, portalHref } from './address';

test('[10.01] the portal lies at /portal/, in English at /portal/en/', () => {
  expect(portalHref('zh-hant', '/new/')).toBe('/portal/new/');
  expect(portalHref('en', '/new/')).toBe('/portal/en/new/');
  expect(parsePortalAddress('/portal/')).toMatchObject({ locale: 'zh-hant', path: '/' });
  expect(parsePortalAddress('/portal/en/')).toMatchObject({ locale: 'en', path: '/' });
  expect(parsePortalAddress('/portal/en/new/')).toMatchObject({ locale: 'en', path: '/new/' });
});

test('an address means the same without its last slash', () => {
  expect(parsePortalAddress('/portal')).toMatchObject({ locale: 'zh-hant', path: '/' });
  expect(parsePortalAddress('/portal/en')).toMatchObject({ locale: 'en', path: '/' });
  expect(parsePortalAddress('/portal/account', '?a=1', '#b')).toMatchObject({
    path: '/account/',
    query: new Map([['a', '1']]),
    hash: 'b',
  });
});

test('what lies elsewhere is no address of the portal', () => {
  expect(parsePortalAddress('/hk/')).toBeUndefined();
  expect(parsePortalAddress('/portals/')).toBeUndefined();
});
