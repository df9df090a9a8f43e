import { expect, test } from 'vitest';
import { dayInHongKong, daysAgo } from './dates';

test('a day is counted as in Hong Kong, whatever the zone of the device', () => {
  expect(dayInHongKong('2026-12-24')).toEqual({ year: 2026, month: 12, day: 24 });
  expect(dayInHongKong('2026-12-31T15:59:00.000Z')).toEqual({ year: 2026, month: 12, day: 31 });
  expect(dayInHongKong('2026-12-31T16:00:00.000Z')).toEqual({ year: 2027, month: 1, day: 1 });
});

test('how long ago is counted in days of the calendar', () => {
  const now = new Date('2026-11-15T01:00:00Z');
  expect(daysAgo('2026-11-15T00:00:00.000Z', now)).toBe(0);
  expect(daysAgo('2026-11-14T15:59:00.000Z', now)).toBe(1);
  expect(daysAgo('2026-11-14T16:01:00.000Z', now)).toBe(0);
  expect(daysAgo('2026-11-16T00:00:00.000Z', now)).toBe(0);
});
