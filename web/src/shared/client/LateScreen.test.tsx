// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { LateScreen, type LoadScreen } from './LateScreen';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <h1>Hello {name}</h1>;

function rethrow(error: unknown): never {
  throw error;
}

test('a screen that failed as a part of a page is loaded again at the next visit of that page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<LoadScreen<{ name: string }>>().mockRejectedValue(new Error('gone'));
  const onError = vi.fn();
  const page = (visit: number) => (
    <ErrorBoundary page={visit} onError={onError} fallback={() => <p>Failed</p>}>
      <LateScreen load={load} props={{ name: 'Chan' }} loading={<p>Wait</p>} failed={rethrow} />
    </ErrorBoundary>
  );
  const { rerender } = render(page(1));
  await screen.findByText('Failed');
  expect(onError).toHaveBeenCalledOnce();
  load.mockResolvedValue({ screen: { Component: Greeting } });
  rerender(page(2));
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Hello Chan' })).toBeTruthy();
});

test('a screen whose script stays away at another try, too, is looked for by a new document', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const load = vi.fn<LoadScreen<{ name: string }>>().mockRejectedValue(new Error('gone'));
  const failed = (_: unknown, retry: () => void) => (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
  render(<LateScreen load={load} props={{ name: 'Chan' }} loading={<p>Wait</p>} failed={failed} />);
  const button = await screen.findByRole('button', { name: 'Try again' });
  expect(reload).not.toHaveBeenCalled();
  act(() => button.click());
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
