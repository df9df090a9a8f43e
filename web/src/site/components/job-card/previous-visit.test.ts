// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { previousVisit } from './previous-visit';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[13.12] what is new is new since the visit before this one', () => {
  expect(previousVisit(1000)).toBeUndefined();
  expect(previousVisit(2000)).toBeUndefined();
  // A new tab on another day.
  sessionStorage.clear();
  expect(previousVisit(9000)).toBe(2000);
  expect(previousVisit(9500)).toBe(2000);
});
