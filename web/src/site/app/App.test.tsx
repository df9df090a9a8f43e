// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { progressThrottle } from '@/shared/lib/constants';
import { createStore } from '@/shared/lib/store';
import { fakeTimers, passTime } from '@/shared/testing/timers';
import { createPage, show } from '../testing/show';
import { App } from './App';

afterEach(cleanup);

test('[2.112] [8.67] when showing a page fails, a link home is offered and the error is told', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('broken');
  const { services } = show({
    content: () => {
      throw error;
    },
  });
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/hk/en/');
  expect(services.onError).toHaveBeenCalledExactlyOnceWith(error);
});

test('a page that failed gives way to the next one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page, services } = createPage({
    content: () => {
      throw new Error('broken');
    },
  });
  const shown = createStore(page);
  render(<App page={shown} services={services} />);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
  act(() => shown.set(createPage().page));
  expect(screen.getByRole('heading', { name: 'Sample' })).toBeTruthy();
});

test('[2.115] navigation shows a thin progress bar', async () => {
  fakeTimers();
  const { services } = show();
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => services.navigating.set(true));
  await passTime(progressThrottle);
  expect(screen.getByRole('progressbar')).toBeTruthy();
});
