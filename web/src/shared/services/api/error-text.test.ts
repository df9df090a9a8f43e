import { expect, test } from 'vitest';
import { common as commonEn } from '@/shared/messages/en/common';
import { errors as errorsEn } from '@/shared/messages/en/errors';
import { common as commonZh } from '@/shared/messages/zh-hant/common';
import { errors as errorsZh } from '@/shared/messages/zh-hant/errors';
import { answerError, errorText } from './error-text';
import { ServiceError } from './service';

test('an error inside of an answer has its code and says what it says', () => {
  const error = answerError([{ message: 'a text', extensions: { error_code: 100007 } }]);
  expect(error?.code).toBe('E100007');
  expect(errorText(error, commonEn)).toBe('a text');
});

test('[8.50] a status of 500 or above shows the network error, unless its code has a text of its own', () => {
  const text = "There's a network error, please try again later.";
  expect(errorText(new ServiceError('', 500, 'E199999'), commonEn)).toBe(text);
  expect(errorText(new ServiceError('', 503), commonEn)).toBe(text);
  expect(errorText(new ServiceError('Login failed', 503, 'E100038'), commonEn)).toBe('Login failed');
});

test('[8.51] no status at all shows the network error', () => {
  expect(errorText(new ServiceError(''), commonEn)).toBe(commonEn.requestError);
  expect(errorText(new TypeError('x'), commonZh)).toBe('網絡發生錯誤，請稍後再試。');
});

test('[8.55] status 401 shows that the session is expired', () => {
  expect(errorText(new ServiceError('', 401), commonEn)).toBe('Session is expired');
});

const messages: [row: string, key: keyof typeof errorsEn.client, text: string][] = [
  ['8.36', 'APPLY_LOC_MAX', 'You can only choose five locations'],
  ['8.37', 'CONFIRM_SIGNUP_FAILED', "We couldn't register your account, please try again later"],
  ['8.38', 'EMAIL_INVALID', 'Invalid email address'],
  ['8.39', 'EMAIL_REGISTERED', 'Email address already registered'],
  ['8.40', 'EMAIL_RESENT', 'Verification email resent'],
  ['8.41', 'FILE_NOT_SELECTED', 'Please select a file'],
  ['8.42', 'FILE_SIZE_EXCEED_LIMIT', 'File size exceeds limit'],
  ['8.43', 'FILE_TYPE_NOT_ACCEPTED', 'Invalid file format'],
  ['8.44', 'LIST_COUNT_BELOW_ONE', 'At least 1 option required'],
  ['8.45', 'LOGIN_FAILED', 'The email / password you entered are incorrect'],
  ['8.46', 'LOGIN_OTP_INVALID', 'The verification code is invalid, please try again'],
  ['8.47', 'PASSWORD_ALREADY_SET', 'You have already set password, please try to log in.'],
  ['8.48', 'PASSWORD_INVALID', 'Incorrect password format (Minimum 6 alphanumeric characters)'],
  ['8.49', 'PASSWORDS_NOT_MATCH', "Passwords don't match"],
  ['8.52', 'REQUIRED', 'Required'],
  ['8.53', 'SET_PASSWORD_FAILED', "We couldn't set your password, please try again later."],
  ['8.54', 'TELEPHONE_INVALID', 'Invalid telephone number (Minimum 8 numbers)'],
  ['8.56', 'UPLOAD_FAILED', "We couldn't upload the file, please try again later."],
];

for (const [row, key, text] of messages) {
  test(`[${row}] ${key} shows '${text}'`, () => {
    expect(errorsEn.client[key]).toBe(text);
    expect(errorsZh.client[key]).toMatch(/\p{Script=Han}/u);
  });
}

test('[8.57] there is a message for a list above its maximum', () => {
  expect(errorsEn.client.LIST_COUNT_ABOVE_MAX(5)).toBe('You can choose up to 5 options');
  expect(errorsZh.client.LIST_COUNT_ABOVE_MAX(5)).toBe('最多可選擇 5 項');
});

test('[8.58] there is a message for an invalid list', () => {
  expect(errorsEn.client.LIST_INVALID).toBe('Invalid option');
  expect(errorsZh.client.LIST_INVALID).toBe('選項無效');
});
