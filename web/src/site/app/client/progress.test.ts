import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '@/shared/lib/store';
import { progressDuration, progressThrottle } from '@/site/lib/constants';
import { createProgress } from './progress';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[9.27] a navigation under 200 ms shows no bar, a longer one does', () => {
  const running = createStore(false);
  const progress = createProgress(running);
  progress.start();
  vi.advanceTimersByTime(199);
  expect(running.get()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(running.get()).toBe(true);
  progress.end();
  expect(running.get()).toBe(false);
  expect(progressThrottle).toBe(200);
});

test('a navigation that ended early never shows its bar', () => {
  const running = createStore(false);
  const progress = createProgress(running);
  progress.start();
  vi.advanceTimersByTime(100);
  progress.end();
  vi.advanceTimersByTime(10_000);
  expect(running.get()).toBe(false);
});

test('[9.28] the bar fills over 5000 ms', () => {
  const css = readFileSync(join(import.meta.dirname, '../frame/ProgressBar.module.css'), 'utf8');
  expect(css).toContain(`animation: fill ${progressDuration}ms`);
  expect(progressDuration).toBe(5000);
});
