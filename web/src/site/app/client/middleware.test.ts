import { expect, test } from 'vitest';
import type { Address } from '@/shared/lib/address';
import { parseAddress } from '@/site/lib/address';
import { newcomer } from '@/site/services/session/sample-profile';
import { runMiddleware } from './middleware';

function input(path: string, query: string, loggedIn: boolean, awaitsCode = false) {
  const address = parseAddress(path, query) as Address;
  return {
    address,
    visitor: {
      isLoggedIn: async () => loggedIn,
      profile: async () => newcomer,
      awaitsCode: () => awaitsCode,
      hasRoute: () => true,
    },
  };
}

test('[2.113] [2.114] [6.07] a visitor who is not logged in is sent to the localised login with the full wanted path', async () => {
  const wanted = input('/hk/en/profile/', 'page=notifications', false);
  expect(await runMiddleware(['logged-in'], wanted)).toBe(
    '/hk/en/login/?target=%2Fen%2Fprofile%2F%3Fpage%3Dnotifications',
  );
  expect(await runMiddleware(['logged-in'], input('/hk/profile/', '', false))).toBe(
    '/hk/login/?target=%2Fprofile%2F',
  );
});

test('a logged-in seeker passes', async () => {
  expect(await runMiddleware(['logged-in'], input('/hk/en/profile/', '', true))).toBeUndefined();
});

test('a logged-in seeker on a login page goes on to the target', async () => {
  const login = input('/hk/login/', 'target=%2Fprofile%2F', true);
  expect(await runMiddleware(['logged-out'], login)).toBe('/hk/profile/');
  expect(await runMiddleware(['logged-out'], input('/hk/login/', '', false))).toBeUndefined();
});

test('the code step without a code on its way leads back to the telephone and keeps the target', async () => {
  const query = 'target=%2Fen%2Fprofile%2F';
  expect(await runMiddleware(['code-sent'], input('/hk/en/login-mfa/', query, false))).toBe(
    '/hk/en/login/?target=%2Fen%2Fprofile%2F',
  );
  expect(await runMiddleware(['code-sent'], input('/hk/en/login-mfa/', query, false, true))).toBeUndefined();
});

test('[8.62] an unknown middleware gives 500 and its name', async () => {
  await expect(runMiddleware(['nope'], input('/hk/', '', true))).rejects.toMatchObject({
    status: 500,
    message: 'Unknown middleware nope',
  });
});
