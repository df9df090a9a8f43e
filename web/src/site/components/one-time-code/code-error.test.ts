import { expect, test } from 'vitest';
import { ServiceError } from '@/shared/services/api/service';
import { login as en } from '@/site/messages/en/login';
import { login as zh } from '@/site/messages/zh-hant/login';
import { minutesToWait } from './code-error';

const refused = (status: number, retryAfter?: number) =>
  new ServiceError('no', status, 'E100038', retryAfter);

test('too many codes: it is said when to try again', () => {
  expect(en.tooMany(minutesToWait(refused(429, 61)) ?? 0)).toBe(
    'Too many tries. Please try again in 2 minutes.',
  );
  expect(zh.tooMany(minutesToWait(refused(429, 7201)) ?? 0)).toBe('次數過多，請於 3 小時後再試。');
});

test('a limit that a GraphQL answer tells names its time, too', () => {
  expect(minutesToWait(refused(200, 61))).toBe(2);
  expect(minutesToWait(new ServiceError('no', 200, 'E100040', 61))).toBeUndefined();
});

test('any other error names no time', () => {
  for (const error of [refused(429), refused(503, 60), new Error('x')])
    expect(minutesToWait(error)).toBeUndefined();
});
