import { expect, test } from 'vitest';
import { clockTimes } from './job-facts';

const shift = (start_time: string | null, end_time: string | null) => ({ start_time, end_time });

test('the hours of the clock are told where all shifts have the same', () => {
  expect(clockTimes([shift('11:00', '20:30'), shift('11:00', '20:30')])).toBe('11:00 - 20:30');
  expect(clockTimes([shift('11:00', '20:30'), shift('09:00', '13:00')])).toBeUndefined();
  expect(clockTimes([shift(null, null)])).toBeUndefined();
  expect(clockTimes([])).toBeUndefined();
});
