// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show';

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

test('[2.115] navigation shows a thin progress bar', () => {
  const { services } = show();
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => services.navigating.set(true));
  expect(screen.getByRole('progressbar')).toBeTruthy();
});
