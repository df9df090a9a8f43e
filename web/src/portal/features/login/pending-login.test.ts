// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetPendingLogin, keepPendingLogin, readPendingLogin } from './pending-login';

beforeEach(() => sessionStorage.clear());

test('a code that was sent is known until it is too old, or used', () => {
  expect(readPendingLogin(0)).toBeUndefined();
  const pending = { email: 'a@b.hk', resendAt: 60, expiresAt: 300 };
  keepPendingLogin(pending);
  expect(readPendingLogin(299)).toEqual(pending);
  expect(readPendingLogin(300)).toBeUndefined();
  forgetPendingLogin();
  expect(readPendingLogin(0)).toBeUndefined();
});

test('what is no pending login is none', () => {
  sessionStorage.setItem('portal-login', 'x');
  expect(readPendingLogin(0)).toBeUndefined();
});
