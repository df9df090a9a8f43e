import { expect, test } from 'vitest';
import { dayAfter, momentOf } from './moments';

test('[10.21] a time is one of Hong Kong, whatever the device says', () => {
  expect(momentOf('2026-12-01', '09:00')).toBe('2026-12-01T01:00:00.000Z');
  expect(momentOf('2026-12-01', '')).toBeUndefined();
  expect(momentOf('', '09:00')).toBeUndefined();
});

test('the next day begins at midnight in Hong Kong', () => {
  expect(dayAfter('2026-11-30T15:59:59.000Z')).toBe('2026-12-01');
  expect(dayAfter('2026-11-30T16:00:00.000Z')).toBe('2026-12-02');
  expect(dayAfter('2026-12-31T03:00:00.000Z')).toBe('2027-01-01');
});
