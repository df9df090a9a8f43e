import { expect, test } from 'vitest';
import { localeCookie } from './locale-cookie';

test('[1.19] [9.03] the locale cookie lasts 365 days', () => {
  expect(localeCookie('en')).toBe('locale=en; Path=/; Max-Age=31536000; SameSite=Lax');
});
