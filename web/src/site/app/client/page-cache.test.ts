// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createPageCache } from './page-cache';

let now = 0;
const cache = createPageCache(sessionStorage, () => now);

beforeEach(() => {
  sessionStorage.clear();
  now = 1_000_000;
});

test('[3.66] an entry has the path, the data and the time', () => {
  cache.keep('/en/blogs-list/', { page: 1 });
  expect(cache.find('/en/blogs-list/')).toEqual({
    path: '/en/blogs-list/',
    data: { page: 1 },
    timestamp: 1_000_000,
  });
  expect(cache.find('/blogs-list/')).toBeUndefined();
});

test('[9.23] an entry is good for 300000 ms and counts as absent when it is older', () => {
  cache.keep('/a/', 1);
  now += 299_999;
  expect(cache.find('/a/')?.data).toBe(1);
  now += 1;
  expect(cache.find('/a/')).toBeUndefined();
});

test('[9.24] entries that reach the threshold of 300000 ms are swept, and nothing else is', () => {
  sessionStorage.setItem('other', 'x');
  sessionStorage.setItem('page-data:/broken/', '{');
  cache.keep('/old/', 1);
  now += 200_000;
  cache.keep('/young/', 2);
  now += 100_000;
  cache.sweep();
  expect(sessionStorage.getItem('page-data:/old/')).toBeNull();
  expect(sessionStorage.getItem('page-data:/broken/')).toBeNull();
  expect(cache.find('/young/')?.data).toBe(2);
  expect(sessionStorage.getItem('other')).toBe('x');
});

test('a full storage is no failure', () => {
  const full = {
    ...sessionStorage,
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  createPageCache(full).keep('/a/', 1);
});
