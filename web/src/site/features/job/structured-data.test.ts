import { expect, test } from 'vitest';
import { salary } from './structured-data';

const none = { from_hourly_rate: null, to_hourly_rate: null, from_monthly_rate: null, to_monthly_rate: null };
const amountOf = (pay: Partial<Record<keyof typeof none, number>>) =>
  (salary({ ...none, ...pay }) as { value?: object } | undefined)?.value;

test('only what is promised is told: up to an amount is the most, from an amount the least', () => {
  expect(amountOf({ to_monthly_rate: 15000 })).toMatchObject({ maxValue: 15000, unitText: 'MONTH' });
  expect(amountOf({ to_monthly_rate: 15000 })).not.toHaveProperty('minValue');
  expect(amountOf({ to_monthly_rate: 15000 })).not.toHaveProperty('value');
  expect(amountOf({ from_hourly_rate: 60 })).toEqual({
    '@type': 'QuantitativeValue',
    minValue: 60,
    unitText: 'HOUR',
  });
  expect(amountOf({ from_hourly_rate: 60, to_hourly_rate: 65 })).toMatchObject({
    minValue: 60,
    maxValue: 65,
  });
  expect(amountOf({ from_hourly_rate: 60, to_hourly_rate: 60 })).toMatchObject({ value: 60 });
  expect(amountOf({})).toBeUndefined();
});
