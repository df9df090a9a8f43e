import { expect, test } from 'vitest';
import { common as en } from '../messages/en/common';
import { common as zh } from '../messages/zh-hant/common';
import { payText } from './pay';

const none = { from_hourly_rate: null, to_hourly_rate: null, from_monthly_rate: null, to_monthly_rate: null };

test('[3.14] monthly pay is shown in thousands, with one decimal where needed', () => {
  const pay = { ...none, from_monthly_rate: 15000, to_monthly_rate: 18500 };
  expect(payText(pay, en.pay)).toBe('$15K - $18.5K / month');
  expect(payText(pay, zh.pay)).toBe('$15K - $18.5K / 月');
});

test('hourly pay is shown in dollars', () => {
  expect(payText({ ...none, from_hourly_rate: 60, to_hourly_rate: 65 }, en.pay)).toBe('$60 - $65 / hour');
  expect(payText({ ...none, from_hourly_rate: 60, to_hourly_rate: 65 }, zh.pay)).toBe('$60 - $65 / 小時');
});

test('equal ends are shown once, a least with a plus, and a most as one', () => {
  expect(payText({ ...none, from_hourly_rate: 60, to_hourly_rate: 60 }, en.pay)).toBe('$60 / hour');
  expect(payText({ ...none, from_monthly_rate: 15000 }, en.pay)).toBe('$15K+ / month');
  expect(payText({ ...none, to_monthly_rate: 15000 }, en.pay)).toBe('Up to $15K / month');
  expect(payText({ ...none, to_monthly_rate: 15000 }, zh.pay)).toBe('最高 $15K / 月');
  expect(payText({ ...none, to_hourly_rate: 70 }, en.pay)).toBe('Up to $70 / hour');
});

test('[3.14] pay is never rounded up', () => {
  expect(payText({ ...none, from_monthly_rate: 15250, to_monthly_rate: 18999 }, en.pay)).toBe(
    '$15.2K - $18.9K / month',
  );
  expect(payText({ ...none, from_hourly_rate: 1200 }, en.pay)).toBe('$1,200+ / hour');
});

test('no pay at all is negotiable', () => {
  expect(payText(none, en.pay)).toBe('Negotiable');
  expect(payText(none, zh.pay)).toBe('面議');
});
