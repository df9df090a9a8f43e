import { expect, test } from 'vitest';
import { counted, plural } from './plural';

test('English has one form for one and another for all others', () => {
  const forms = [0, 1, 2, 1.5, '1', '2', '1,001', '1-2'].map((count) => plural(count, 'day', 'days'));
  expect(forms).toEqual(['days', 'day', 'days', 'days', 'day', 'days', 'days', 'days']);
});

test('what is counted stands with its number', () => {
  expect([1, 4200, '2-3'].map((count) => counted(count, 'job', 'jobs'))).toEqual([
    '1 job',
    '4,200 jobs',
    '2-3 jobs',
  ]);
});
