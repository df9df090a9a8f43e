import { expect, test } from 'vitest';
import { ageText } from './age-text';

const minute = 60_000;

test('[12.05] an age is said in words', () => {
  expect(ageText(0, 59_000, 'en')).toBeUndefined();
  expect(ageText(0, minute, 'en')).toBe('1 minute ago');
  expect(ageText(0, 150 * minute, 'en')).toBe('2 hours ago');
  expect(ageText(0, 49 * 60 * minute, 'en')).toBe('2 days ago');
  expect(ageText(0, 150 * minute, 'zh-hant')).toMatch(/^2 ?小時前$/);
});

test('[12.05] a clock that was put back by a day makes nothing younger than now', () => {
  expect(ageText(24 * 60 * minute, 0, 'en')).toBeUndefined();
});
