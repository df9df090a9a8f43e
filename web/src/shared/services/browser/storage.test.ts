// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { provideStorage } from './storage';

test('where the storage is blocked, one that lasts as long as the page takes its place', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  provideStorage();
  localStorage.setItem('a', 'b');
  expect(localStorage.getItem('a')).toBe('b');
  expect(localStorage.length).toBe(1);
  localStorage.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
});
