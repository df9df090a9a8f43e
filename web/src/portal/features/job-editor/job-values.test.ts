import { expect, test } from 'vitest';
import { sampleContent } from '@/portal/testing/jobs';
import { decimalIn, digitsIn, inputOf, valuesOf } from './job-values';

test('[10.14] every field of a job comes out of the editor as it went in', () => {
  const { places, ...rest } = sampleContent;
  const input = inputOf(valuesOf(sampleContent));
  expect(input).toEqual({ ...rest, places: places.map(({ id }) => id) });
});

test('an empty draft stays empty', () => {
  const nothing = { from: null, to: null };
  const empty = {
    ...sampleContent,
    hourly_rate: nothing,
    monthly_rate: nothing,
    working_hours: [],
    education: '',
    apply_url: '',
    reference: '',
    career_level: null,
  };
  expect(inputOf(valuesOf(empty))).toMatchObject({
    hourly_rate: nothing,
    monthly_rate: nothing,
    working_hours: [],
    education: null,
    career_level: null,
  });
});

test('amounts are read however they are typed', () => {
  expect(digitsIn('$16,000')).toBe('16000');
  expect(digitsIn('６５')).toBe('65');
  expect(decimalIn('8.5 小時')).toBe('8.5');
  expect(decimalIn('１０')).toBe('10');
});
