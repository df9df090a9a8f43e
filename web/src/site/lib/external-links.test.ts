import { expect, test } from 'vitest';
import { employerPortalHref, withQuery } from './external-links';

test('[1.28] [2.99] the way to the employer portal carries its tag beside a query and before a hash', () => {
  const to = (employer_portal_url: string) => employerPortalHref({ employer_portal_url }, 'en');
  expect(to('https://portal.example.hk/')).toBe('https://portal.example.hk/?ref=seeker-web');
  expect(to('https://portal.example.hk/login?lang=zh')).toBe(
    'https://portal.example.hk/login?lang=zh&ref=seeker-web',
  );
  expect(to('https://portal.example.hk/#/login')).toBe('https://portal.example.hk/?ref=seeker-web#/login');
});

test("[10.01] the site's own portal opens in the language of the page", () => {
  const own = { employer_portal_url: '/portal/' };
  expect(employerPortalHref(own, 'zh-hant')).toBe('/portal/?ref=seeker-web');
  expect(employerPortalHref(own, 'en')).toBe('/portal/en/?ref=seeker-web');
});

test('[10.01] without a portal there is no way to it', () => {
  expect(employerPortalHref({ employer_portal_url: '/hk/employer/' }, 'en')).toBeUndefined();
});

test('a hash may hold anything', () => {
  expect(withQuery('https://apps.example.hk/a?id=1#b?c#d', 'e=f')).toBe(
    'https://apps.example.hk/a?id=1&e=f#b?c#d',
  );
});
