import { expect, test, vi } from 'vitest';
import { whenIdle } from './idle';

test('[9.32] without requestIdleCallback the work waits 500 ms', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const callback = vi.fn();
  whenIdle(callback);
  vi.advanceTimersByTime(499);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('with it the browser chooses the moment', () => {
  const request = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  const callback = () => undefined;
  whenIdle(callback);
  expect(request).toHaveBeenCalledExactlyOnceWith(callback, expect.anything());
});
