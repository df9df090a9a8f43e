// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '@/site/lib/config';
import { startTracking } from './start-tracking';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./tracker');
});

test('[9.29] nothing is told before 1500 ms have passed, and what happened until then is told afterwards', async () => {
  document.body.innerHTML = '<article data-job="j" data-position="1"><a href="#x">Waiter</a></article>';
  const sent: string[] = [];
  const pageView = startTracking(readConfig({}), (_, body) => sent.push(body));
  pageView('/hk/');
  document.querySelector('a')?.click();
  await vi.advanceTimersByTimeAsync(1499);
  expect(sessionStorage.getItem('tracking_session')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(sessionStorage.getItem('tracking_session')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.join()).toContain('"event":"page_view"');
  expect(sent.join()).toContain('"event":"job_click"');
});

test('[4.46] a middle click, which opens the job in another tab, is a click; a right one is not', async () => {
  document.body.innerHTML = '<article data-job="j" data-position="1"><a href="#x">Waiter</a></article>';
  const sent: string[] = [];
  startTracking(readConfig({}), (_, body) => sent.push(body));
  const click = (button: number) =>
    document.querySelector('a')?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
  click(1);
  click(2);
  await vi.advanceTimersByTimeAsync(1500);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.join().match(/job_click/g)).toHaveLength(1);
});

test('a tracker whose script does not come is done without, quietly', async () => {
  vi.doMock('./tracker', () => Promise.reject(new Error('offline')));
  const thrown = vi.fn();
  process.on('unhandledRejection', thrown);
  const pageView = startTracking(readConfig({}), () => undefined);
  await vi.advanceTimersByTimeAsync(1500);
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  pageView('/hk/');
  process.off('unhandledRejection', thrown);
  expect(thrown).not.toHaveBeenCalled();
});
