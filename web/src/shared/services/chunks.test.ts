// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptLoadTimeout } from '../lib/constants';
import { ChunkError, loadChunk, mayReload, reloadAfter } from './chunks';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('[9.26] a script that does not come within 120000 ms counts as failed', async () => {
  const chunk = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await Promise.race([chunk, Promise.resolve('waiting')])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await chunk).toBeInstanceOf(ChunkError);
  expect(scriptLoadTimeout).toBe(120_000);
});

test('a script that cannot be fetched is a failed chunk', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkError);
  expect(await loadChunk(async () => 7)).toBe(7);
});

test('[4.45] a failed chunk reloads an address, but not twice within ten seconds', () => {
  expect(mayReload(sessionStorage, '/hk/旺角/', 1000)).toBe(true);
  expect(mayReload(sessionStorage, '/hk/旺角/', 10_999)).toBe(false);
  expect(mayReload(sessionStorage, '/hk/other/', 10_999)).toBe(true);
  expect(mayReload(sessionStorage, '/hk/other/', 21_000)).toBe(true);
});

test('a script that is cut off because the page is left is no fault of the page', async () => {
  const settled = vi.fn();
  const cutOff = loadChunk(async () => {
    dispatchEvent(new Event('beforeunload'));
    throw new TypeError('aborted');
  });
  void cutOff.then(settled, settled);
  await expect(loadChunk(() => Promise.reject(new TypeError('gone')))).rejects.toThrow(ChunkError);
  expect(settled).not.toHaveBeenCalled();
});

test('without a network a failed chunk leaves the page as it is', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadAfter(new ChunkError('x'), 'http://localhost/hk/')).toBe(false);
  isOnline.mockRestore();
});
