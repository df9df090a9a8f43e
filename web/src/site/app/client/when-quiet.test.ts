// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietTime, whenQuiet } from './when-quiet';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 100));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('[12.08] what a page does not need itself begins five seconds after it is loaded and idle', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const callback = vi.fn();
  whenQuiet(callback);
  vi.advanceTimersByTime(10 * quietTime);
  expect(callback).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(quietTime);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(callback).toHaveBeenCalledOnce();

  state.mockReturnValue('complete');
  whenQuiet(callback);
  vi.advanceTimersByTime(100 + quietTime);
  expect(callback).toHaveBeenCalledTimes(2);
  expect(quietTime).toBe(5_000);
});
