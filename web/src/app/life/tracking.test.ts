// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../lib/config';
import { startTracking } from './tracking';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
