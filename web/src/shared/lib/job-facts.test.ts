import { expect, test } from 'vitest';
import { clockTimes, districtsOf } from './job-facts';

const shift = (start_time: string | null, end_time: string | null) => ({ start_time, end_time });

test('a job is in its districts, each told once, or somewhere in its regions', () => {
  const at = (...names: string[]) => names.map((district_name) => ({ district_name }));
  expect(districtsOf({ address: at('Central', 'Central', 'Sha Tin'), region_name: [] })).toEqual({
    first: 'Central',
    others: 1,
  });
  expect(districtsOf({ address: [], region_name: ['Kowloon'] })).toEqual({ first: 'Kowloon', others: 0 });
  expect(districtsOf({ address: [], region_name: [] })).toEqual({ first: undefined, others: 0 });
});

test('the hours of the clock are told where all shifts have the same', () => {
  expect(clockTimes([shift('11:00', '20:30'), shift('11:00', '20:30')])).toBe('11:00 - 20:30');
  expect(clockTimes([shift('11:00', '20:30'), shift('09:00', '13:00')])).toBeUndefined();
  expect(clockTimes([shift(null, null)])).toBeUndefined();
  expect(clockTimes([])).toBeUndefined();
});
