import { expect, test } from 'vitest';
import { maxUploadBytes, passwordMinLength, telephoneMinDigits } from '../lib/constants';
import { errors as en } from '../messages/en/errors';
import { errors as zh } from '../messages/zh-hant/errors';
import * as rules from './validators';

function english(refusal: rules.Refusal | undefined): string | undefined {
  return refusal && rules.refusalText(refusal, en.client);
}

const file = (type: string, size = 1) => ({ type, size }) as File;

test('[5.06] an empty required field is refused, in both languages', () => {
  const refusal = rules.required('  ', {});
  expect(english(refusal)).toBe('Required');
  expect(refusal && rules.refusalText(refusal, zh.client)).toBe('必須填寫');
  expect(rules.required('x', {})).toBeUndefined();
});

test('[5.07] an email must have a valid format', () => {
  for (const good of ['a@b.hk', 'tai.man+job@mail.example.com.hk'])
    expect(rules.email(good, {})).toBeUndefined();
  for (const bad of ['a', 'a@b', '@b.hk', 'a b@c.hk', 'a@b..hk', 'a@b.hk ']) {
    expect(english(rules.email(bad, {}))).toBe('Invalid email address');
  }
});

test('[5.08] [9.06] a password has at least 6 characters', () => {
  expect(rules.password('abc12', {})).toEqual({ key: 'PASSWORD_INVALID' });
  expect(rules.password('abc123', {})).toBeUndefined();
  expect(passwordMinLength).toBe(6);
});

test('[5.09] a password is alphanumeric', () => {
  expect(rules.password('abc12!', {})).toEqual({ key: 'PASSWORD_INVALID' });
  expect(rules.password('密碼密碼密碼', {})).toEqual({ key: 'PASSWORD_INVALID' });
});

test('[5.10] the strict wording wants upper and lower case letters and digits', () => {
  for (const bad of ['abc123', 'ABC123', 'Abcdef', 'Ab1'])
    expect(rules.passwordStrict(bad, {})).toBeDefined();
  expect(rules.passwordStrict('Abc123', {})).toBeUndefined();
});

test('[5.11] the two passwords must match', () => {
  const rule = rules.match('password');
  expect(english(rule('a', { password: 'b' }))).toBe("Passwords don't match");
  expect(rule('b', { password: 'b' })).toBeUndefined();
});

test('[5.12] [9.07] a telephone has at least 8 digits', () => {
  expect(rules.telephone('9123 456', {})).toEqual({ key: 'TELEPHONE_INVALID' });
  expect(rules.telephone('9123-456x', {})).toEqual({ key: 'TELEPHONE_INVALID' });
  expect(rules.telephone('9123 4567', {})).toBeUndefined();
  expect(telephoneMinDigits).toBe(8);
});

test('eight digits that cannot be a number of Hong Kong are refused in other words', () => {
  for (const number of ['01234567', '12345678', '912345678']) {
    expect(rules.telephone(number, {}), number).toEqual({ key: 'TELEPHONE_NOT_LOCAL' });
  }
  expect(rules.telephone('2345 6789', {})).toBeUndefined();
});

test('[5.12] full-width digits, and the country code before eight digits, are a telephone too', () => {
  expect(rules.telephone('６２００１０００', {})).toBeUndefined();
  expect(rules.telephone('６２００１００', {})).toEqual({ key: 'TELEPHONE_INVALID' });
  expect(rules.digitsOf('６２００　１０００')).toBe('62001000');
  expect(rules.digitsOf('+852 6200-1000')).toBe('62001000');
});

test('[5.13] a list needs at least 1 option', () => {
  expect(english(rules.notEmpty([], {}))).toBe('At least 1 option required');
  expect(rules.notEmpty(['x'], {})).toBeUndefined();
});

test('[5.14] a file must be selected', () => {
  expect(english(rules.fileSelected(undefined, {}))).toBe('Please select a file');
  expect(rules.fileSelected(file('image/png'), {})).toBeUndefined();
});

test('[5.15] a file must be of an accepted type', () => {
  const rule = rules.fileType(['image/jpeg', 'image/png']);
  expect(english(rule(file('text/plain'), {}))).toBe('Invalid file format');
  expect(rule(file('image/png'), {})).toBeUndefined();
});

test('[5.16] [9.05] a file may have at most 10 MB', () => {
  expect(maxUploadBytes).toBe(10_485_760);
  expect(rules.fileSize(file('image/png', maxUploadBytes), {})).toBeUndefined();
  expect(english(rules.fileSize(file('image/png', maxUploadBytes + 1), {}))).toBe('File size exceeds limit');
});

test('[5.19] [5.20] a number out of its bounds is told the bound', () => {
  expect(english(rules.atLeastNumber(1)(0, {}))).toBe('Must be at least 1');
  expect(english(rules.atMostNumber(12)(13, {}))).toBe('Must be at most 12');
  const most = rules.atMostNumber(10_000)(10_001, {});
  expect(english(most)).toBe('Must be at most 10,000');
  expect(most && rules.refusalText(most, zh.client)).toBe('不可多於 10,000');
  expect(rules.atLeastNumber(1)(1, {})).toBeUndefined();
  expect(rules.atMostNumber(12)(12, {})).toBeUndefined();
});

test('[5.21] a number off its step is told the step', () => {
  expect(english(rules.onStep(0.5)(1.2, {}))).toBe('Must be in steps of 0.5');
  expect(rules.onStep(0.1)(0.3, {})).toBeUndefined();
  expect(rules.onStep(2, 1)(3, {})).toBeUndefined();
});

test('[5.22] a time off its step of minutes is refused', () => {
  expect(english(rules.onTimeStep(15)('09:07', {}))).toBe('Must be in steps of 15 minutes');
  expect(rules.onTimeStep(15)('09:45', {})).toBeUndefined();
  expect(rules.onTimeStep(15)('nine', {})).toBeDefined();
});
