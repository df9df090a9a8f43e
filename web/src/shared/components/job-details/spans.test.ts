import { expect, test } from 'vitest';
import { reckoning as english } from '@/shared/messages/en/reckoning';
import { dollarsText, hoursText, spanText } from './spans';

const { spans, hours } = english.pay;

test('[13.02] amounts are told in whole dollars, an hour’s with ten cents, and never too high', () => {
  expect([8653, 8600, 4310, 99_999, 1_040_099].map(dollarsText)).toEqual([
    '$86.5',
    '$86',
    '$43.1',
    '$999.9',
    '$10,400',
  ]);
});

test('[13.02] a range is told from to, and an end that is not given is not made up', () => {
  expect(spanText(390_000, 650_000, spans)).toBe('$3,900 to $6,500');
  expect(spanText(390_000, 390_000, spans)).toBe('$3,900');
  expect(spanText(390_000, null, spans)).toBe('at least $3,900');
  expect(spanText(null, 390_000, spans)).toBe('at most $3,900');
});

test('hours have at most one decimal, and are told once where they are the same', () => {
  expect(hoursText(40, 40, hours)).toBe('40');
  expect(hoursText(39.999, 45.25, hours)).toBe('40 to 45.3');
});
