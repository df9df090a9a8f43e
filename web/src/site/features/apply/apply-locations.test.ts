import { expect, test } from 'vitest';
import { maxApplyLocations } from '@/site/lib/constants';
import { applyLocations } from './apply-locations';

test('[5.18] [9.04] at most five work locations are taken', () => {
  expect(maxApplyLocations).toBe(5);
  expect(applyLocations([1, 2, 3, 4, 5], {})).toBeUndefined();
  expect(applyLocations([1, 2, 3, 4, 5, 6], {})).toEqual({ key: 'APPLY_LOC_MAX' });
});
