import { expect, test } from 'vitest';
import { ServiceError } from '../../../shared/services/api/service';
import { login as en } from '../../messages/en/login';
import { login as zh } from '../../messages/zh-hant/login';
import { codeError } from './code-error';

const refused = (status: number, retryAfter?: number) =>
  new ServiceError('no', status, 'E100038', retryAfter);

test('too many codes: it is said when to try again', () => {
  expect(codeError(refused(429, 61), en.tooMany)).toMatchObject({
    message: 'Too many tries. Please try again in 2 minutes.',
  });
  expect(codeError(refused(429, 7201), zh.tooMany)).toMatchObject({
    message: '次數過多，請於 3 小時後再試。',
  });
});

test('any other error stays as it is', () => {
  for (const error of [refused(429), refused(503, 60), new Error('x')]) {
    expect(codeError(error, en.tooMany)).toBe(error);
  }
});
