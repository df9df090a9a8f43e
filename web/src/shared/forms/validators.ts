import { maxUploadBytes, passwordMinLength, telephoneMinDigits } from '../lib/constants';
import type { KitCatalogue } from '../messages/catalogue';

type ClientTexts = KitCatalogue['errors']['client'];

/** Why a value is refused: a message, with the number that fills its gap if it has one. */
export type Refusal = {
  [Key in keyof ClientTexts]: ClientTexts[Key] extends string ? { key: Key } : { key: Key; gap: number };
}[keyof ClientTexts];

/** Returns why a value is refused, or undefined. The other fields' values are given for comparison. */
export type Rule<Value, Values = object> = (value: Value, values: Values) => Refusal | undefined;

export function refusalText(refusal: Refusal, texts: ClientTexts): string {
  const text = texts[refusal.key];
  return typeof text === 'string' ? text : text('gap' in refusal ? refusal.gap : 0);
}

const refuseUnless = (fine: boolean, refusal: Refusal) => (fine ? undefined : refusal);

/** Empty values are left to `required`. */
const whenFilled =
  (rule: Rule<string>): Rule<string> =>
  (value, values) =>
    value === '' ? undefined : rule(value, values);

export const required: Rule<string> = (value) => refuseUnless(value.trim() !== '', { key: 'REQUIRED' });

export const email = whenFilled((value) =>
  refuseUnless(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value), { key: 'EMAIL_INVALID' }),
);

// No form asks for a password or for a time in steps yet: these rules are the specification's (5.08 to 5.11, 5.22).

const isPassword = (value: string) => value.length >= passwordMinLength && /^[A-Za-z0-9]+$/.test(value);

export const password = whenFilled((value) => refuseUnless(isPassword(value), { key: 'PASSWORD_INVALID' }));

export const passwordStrict = whenFilled((value) => {
  const mixed = /[A-Z]/.test(value) && /[a-z]/.test(value) && /[0-9]/.test(value);
  return refuseUnless(isPassword(value) && mixed, { key: 'PASSWORD_INVALID_STRICT' });
});

/** Equal to another field, as when a password is typed twice. */
export function match<Name extends string>(other: Name): Rule<string, Record<Name, string>> {
  return (value, values) => refuseUnless(value === values[other], { key: 'PASSWORDS_NOT_MATCH' });
}

/**
 * Strips spaces, hyphens and the country code, and converts full-width digits, as people or autofill enter
 * them.
 */
export function digitsOf(telephone: string): string {
  const digits = telephone.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return digits.replace(/^\+?852(?=\d{8}$)/, '');
}

export const telephone = whenFilled((value) => {
  const digits = digitsOf(value);
  if (!/^\d+$/.test(digits) || digits.length < telephoneMinDigits) return { key: 'TELEPHONE_INVALID' };
  return refuseUnless(/^[2-9]\d{7}$/.test(digits), { key: 'TELEPHONE_NOT_LOCAL' });
});

export const notEmpty: Rule<readonly unknown[]> = (list) =>
  refuseUnless(list.length > 0, { key: 'LIST_COUNT_BELOW_ONE' });

export const fileSelected: Rule<File | undefined> = (file) =>
  refuseUnless(file !== undefined, { key: 'FILE_NOT_SELECTED' });

export function fileType(accepted: readonly string[]): Rule<File | undefined> {
  return (file) =>
    refuseUnless(file === undefined || accepted.includes(file.type), { key: 'FILE_TYPE_NOT_ACCEPTED' });
}

export const fileSize: Rule<File | undefined> = (file) =>
  refuseUnless(file === undefined || file.size <= maxUploadBytes, { key: 'FILE_SIZE_EXCEED_LIMIT' });

export function atLeastNumber(min: number): Rule<number | undefined> {
  return (value) => refuseUnless(value === undefined || value >= min, { key: 'NUMBER_BELOW_MIN', gap: min });
}

export function atMostNumber(max: number): Rule<number | undefined> {
  return (value) => refuseUnless(value === undefined || value <= max, { key: 'NUMBER_ABOVE_MAX', gap: max });
}

export function onStep(stepSize: number, from = 0): Rule<number | undefined> {
  return (value) => {
    if (value === undefined) return undefined;
    const steps = (value - from) / stepSize;
    const fine = Math.abs(steps - Math.round(steps)) < 1e-9;
    return refuseUnless(fine, { key: 'NUMBER_NOT_ON_STEP', gap: stepSize });
  };
}

/** For a time as HH:mm. */
export function onTimeStep(minutes: number): Rule<string> {
  return whenFilled((value) => {
    const [, hours, rest] = /^(\d{1,2}):(\d{2})$/.exec(value) ?? [];
    const fine = rest !== undefined && (Number(hours) * 60 + Number(rest)) % minutes === 0;
    return refuseUnless(fine, { key: 'TIME_NOT_ON_STEP', gap: minutes });
  });
}
