import { expect, test } from 'vitest';
import type { Address } from '@/shared/lib/address';
import { parseAddress } from '@/site/lib/address';
import { loginHref, onwardHref } from './login-target';

function at(path: string, query = '', hash = ''): Address {
  const address = parseAddress(path, query, hash);
  if (address === undefined) throw new Error('not a page');
  return address;
}

test('[2.90] [2.91] the login link carries the current page as its target', () => {
  expect(loginHref(at('/hk/en/find-jobs/', 'q=cook'))).toBe(
    '/hk/en/login/?target=%2Fen%2Ffind-jobs%2F%3Fq%3Dcook',
  );
  expect(loginHref(at('/hk/job/x/1/', '', '#map'))).toBe('/hk/login/?target=%2Fjob%2Fx%2F1%2F%23map');
});

test('[2.92] on a login page no target is added and an existing one is kept', () => {
  expect(loginHref(at('/hk/en/login/'))).toBe('/hk/en/login/');
  expect(loginHref(at('/hk/en/login-mfa/', 'target=%2Fen%2Fprofile%2F'))).toBe(
    '/hk/en/login/?target=%2Fen%2Fprofile%2F',
  );
});

const hasRoute = (address: Address) => address.path === '/profile/';
const onward = (target: string) =>
  onwardHref(at('/hk/en/login/', `target=${encodeURIComponent(target)}`), hasRoute);

test('[2.12] a login leads to its target, with query and hash', () => {
  expect(onward('/en/profile/?page=notifications')).toBe('/hk/en/profile/?page=notifications');
  expect(onward('/profile/#top')).toBe('/hk/profile/#top');
});

test('[2.13] without a target a login leads home', () => {
  expect(onwardHref(at('/hk/login/'), hasRoute)).toBe('/hk/');
  expect(onwardHref(at('/hk/en/login/'), hasRoute)).toBe('/hk/en/');
});

test('[2.12] a target never leaves the site nor names an unknown page', () => {
  for (const bad of [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    '\t/profile/',
    '/nope/',
    '/profile/\\x',
  ]) {
    expect(onward(bad)).toBe('/hk/en/');
  }
});
