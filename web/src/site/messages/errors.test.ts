import { expect, test } from 'vitest';
import { errors as en } from './en/errors';
import { errors as zh } from './zh-hant/errors';

test('[8.06] E100005 says that the application failed and to try later', () => {
  expect(en.service.E100005).toBe('Failed to apply, please try again later.');
  expect(zh.service.E100005).toBe('申請失敗，請稍後再試。');
});
