// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressDuration, progressThrottle } from '../lib/constants';
import { createStore } from '../lib/store';
import { passTime } from '../testing/timers';
import { ProgressBar } from './ProgressBar';

// The clock stands still between two steps.
beforeEach(() => void vi.useFakeTimers());
afterEach(cleanup);

function showBar() {
  const isLoading = createStore(false);
  render(<ProgressBar isLoading={isLoading} label="Loading" />);
  const set = (value: boolean) => act(() => isLoading.set(value));
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });
  return { set, bar };
}

test('[9.27] a navigation under 200 ms shows no bar, a longer one does', async () => {
  const { set, bar } = showBar();
  set(true);
  await passTime(190);
  expect(bar()).toBeNull();
  await passTime(10);
  expect(bar()).not.toBeNull();
  set(false);
  expect(bar()).toBeNull();
  expect(progressThrottle).toBe(200);
});

test('a navigation that ended early never shows its bar, and the next one begins anew', async () => {
  const { set, bar } = showBar();
  set(true);
  await passTime(100);
  set(false);
  await passTime(10_000);
  expect(bar()).toBeNull();
  set(true);
  await passTime(100);
  expect(bar()).toBeNull();
});

test('[9.28] the bar fills over 5000 ms', () => {
  const css = readFileSync(join(import.meta.dirname, 'ProgressBar.module.css'), 'utf8');
  expect(css).toContain(`animation: fill ${progressDuration}ms`);
  expect(progressDuration).toBe(5000);
});
