import { expect, test } from 'vitest';
import { common as commonEn } from './en/common';
import { errors as en } from './en/errors';
import { errors as zh } from './zh-hant/errors';

const { client } = en;

test('[8.36] [8.37] what applying and signing up say', () => {
  expect(client.APPLY_LOC_MAX).toBe('You can only choose five locations');
  expect(client.CONFIRM_SIGNUP_FAILED).toBe("We couldn't register your account, please try again later");
});

test('[8.38] [8.39] [8.40] what an email says', () => {
  expect(client.EMAIL_INVALID).toBe('Invalid email address');
  expect(client.EMAIL_REGISTERED).toBe('Email address already registered');
  expect(client.EMAIL_RESENT).toBe('Verification email resent');
});

test('[8.41] [8.42] [8.43] what a file says', () => {
  expect(client.FILE_NOT_SELECTED).toBe('Please select a file');
  expect(client.FILE_SIZE_EXCEED_LIMIT).toBe('File size exceeds limit');
  expect(client.FILE_TYPE_NOT_ACCEPTED).toBe('Invalid file format');
});

test('[8.44] [8.57] [8.58] what a list says', () => {
  expect(client.LIST_COUNT_BELOW_ONE).toBe('At least 1 option required');
  expect(client.LIST_COUNT_ABOVE_MAX(5)).toBe('You can choose up to 5 options');
  expect(client.LIST_INVALID).toBe('Invalid option');
});

test('[8.45] [8.46] [8.47] what a login says', () => {
  expect(client.LOGIN_FAILED).toBe('The email / password you entered are incorrect');
  expect(client.LOGIN_OTP_INVALID).toBe('The verification code is invalid, please try again');
  expect(client.PASSWORD_ALREADY_SET).toBe('You have already set password, please try to log in.');
});

test('[8.48] [8.49] [8.53] what a password says', () => {
  expect(client.PASSWORD_INVALID).toBe('Incorrect password format (Minimum 6 alphanumeric characters)');
  expect(client.PASSWORDS_NOT_MATCH).toBe("Passwords don't match");
  expect(client.SET_PASSWORD_FAILED).toBe("We couldn't set your password, please try again later.");
});

test('[8.52] [8.54] [8.56] what a field and an upload say', () => {
  expect(client.REQUIRED).toBe('Required');
  expect(client.TELEPHONE_INVALID).toBe('Invalid telephone number (Minimum 8 numbers)');
  expect(client.UPLOAD_FAILED).toBe("We couldn't upload the file, please try again later.");
});

test('[8.50] [8.55] what a call says', () => {
  expect(commonEn.requestError).toBe("There's a network error, please try again later.");
  expect(commonEn.tokenExpired).toBe('Session is expired');
});

test('every message has a Chinese text of its own', () => {
  for (const [key, text] of Object.entries(zh.client)) {
    const written = typeof text === 'string' ? text : text(5);
    expect(written, key).toMatch(/\p{Script=Han}/u);
  }
});
