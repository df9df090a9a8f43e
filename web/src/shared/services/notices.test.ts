import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorToastDuration } from '../lib/constants';
import { createNotices } from './notices';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[4.42] [9.36] an error toast hides itself after 4000 ms', () => {
  const notices = createNotices();
  notices.show({ kind: 'toast', text: 'no' });
  vi.advanceTimersByTime(3999);
  expect(notices.notice.get()?.text).toBe('no');
  vi.advanceTimersByTime(1);
  expect(notices.notice.get()).toBeUndefined();
  expect(errorToastDuration).toBe(4000);
});

test('a new toast replaces the old one and restarts the timer', () => {
  const notices = createNotices();
  notices.show({ kind: 'toast', text: 'first' });
  vi.advanceTimersByTime(3000);
  notices.show({ kind: 'toast', text: 'second' });
  vi.advanceTimersByTime(3999);
  expect(notices.notice.get()?.text).toBe('second');
});

test('[4.43] an error box stays until it is dismissed', () => {
  const notices = createNotices();
  notices.show({ kind: 'box', text: 'no' });
  vi.advanceTimersByTime(60_000);
  expect(notices.notice.get()?.kind).toBe('box');
  notices.dismiss();
  expect(notices.notice.get()).toBeUndefined();
});

test('[4.40] the loading flag is set while any work runs', async () => {
  const notices = createNotices();
  const gate = Promise.withResolvers<void>();
  const first = notices.whileLoading(gate.promise);
  const second = notices.whileLoading(Promise.reject(new Error('x'))).catch(() => undefined);
  await second;
  expect(notices.loading.get()).toBe(true);
  gate.resolve();
  await first;
  expect(notices.loading.get()).toBe(false);
});
