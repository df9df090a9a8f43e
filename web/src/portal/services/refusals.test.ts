import { expect, test } from 'vitest';
import { isRightGone, portalRefusal, RefusedByJob } from './refusals';

const refusedBy = (error_code: number, more = {}) =>
  portalRefusal({ message: 'no', extensions: { error_code, ...more } });

test('[10.10] who was removed, or has another role, learns it with the next call', () => {
  expect([100026, 100027, 100012].map((code) => isRightGone(refusedBy(code)))).toEqual([true, true, false]);
});

test('a refusal names the job in the way', () => {
  const refusal = refusedBy(100060, { job: 'j1' });
  expect(refusal).toBeInstanceOf(RefusedByJob);
  expect(refusal).toMatchObject({ message: 'no', code: 'E100060', job: 'j1' });
  expect(refusedBy(100060)).not.toBeInstanceOf(RefusedByJob);
});
