// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAction } from './useAction';

afterEach(cleanup);

type Send = (text: string) => Promise<void>;

/** An action whose runs the test completes. */
function showAction() {
  const runs: PromiseWithResolvers<void>[] = [];
  const send = vi.fn<Send>(() => {
    const answer = Promise.withResolvers<void>();
    runs.push(answer);
    return answer.promise;
  });
  const onError = vi.fn();
  const hook = renderHook(() => useAction(send, onError));
  return { ...hook, send, onError, runs };
}

test('an action is busy until it is done', async () => {
  const { result, send, runs, onError } = showAction();
  expect(result.current.busy).toBe(false);
  act(() => result.current.run('a'));
  expect(send).toHaveBeenCalledExactlyOnceWith('a');
  expect(result.current.busy).toBe(true);
  await act(async () => runs[0]?.resolve());
  expect(result.current.busy).toBe(false);
  expect(onError).not.toHaveBeenCalled();
});

test('a second run is refused while the first is under way, even before the next rendering', async () => {
  const { result, send, runs } = showAction();
  act(() => {
    result.current.run('a');
    result.current.run('b');
  });
  act(() => result.current.run('c'));
  expect(send.mock.calls).toEqual([['a']]);
  await act(async () => runs[0]?.resolve());
  act(() => result.current.run('d'));
  expect(send.mock.calls).toEqual([['a'], ['d']]);
});

test('a failure is told, and the action can be run again', async () => {
  const { result, send, runs, onError } = showAction();
  act(() => result.current.run('a'));
  const error = new Error('no network');
  await act(async () => runs[0]?.reject(error));
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(result.current.busy).toBe(false);
  act(() => result.current.run('b'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failure after the component is gone is still told', async () => {
  const { result, runs, onError, unmount } = showAction();
  act(() => result.current.run('a'));
  unmount();
  await act(async () => runs[0]?.reject(new Error('no network')));
  expect(onError).toHaveBeenCalledOnce();
});
