// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQuery } from './useQuery';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Asked extends PromiseWithResolvers<string | undefined> {
  text: string;
  signal: AbortSignal;
}

/** A query for a text, or none, whose answers the test gives. */
function showQuery(first: string | undefined, delay?: number) {
  const asked: Asked[] = [];
  const hook = renderHook(
    ({ text }: { text: string | undefined }) => {
      const load = useMemo(() => {
        if (text === undefined) return undefined;
        return (signal: AbortSignal) => {
          const answer = { text, signal, ...Promise.withResolvers<string | undefined>() };
          asked.push(answer);
          return answer.promise;
        };
      }, [text]);
      return useQuery(load, delay);
    },
    { initialProps: { text: first } },
  );
  return {
    ...hook,
    asked,
    change: (text: string | undefined) => hook.rerender({ text }),
    answer: (index: number, data: string | undefined) => act(async () => asked[index]?.resolve(data)),
    fail: (index: number, error: Error) => act(async () => asked[index]?.reject(error)),
  };
}

test('a query is loading until it is answered', async () => {
  const { result, answer } = showQuery('cook');
  expect(result.current).toEqual({ data: undefined, error: undefined, loading: true });
  await answer(0, 'COOK');
  expect(result.current).toEqual({ data: 'COOK', error: undefined, loading: false });
});

test('it is asked once for the same load, however often it is rendered', async () => {
  const { asked, answer, change } = showQuery('cook');
  change('cook');
  await answer(0, 'COOK');
  change('cook');
  expect(asked).toHaveLength(1);
});

test('other variables ask again, and the answer before stays until theirs comes', async () => {
  const { result, asked, answer, change } = showQuery('cook');
  await answer(0, 'COOK');
  change('waiter');
  expect(asked.map(({ text }) => text)).toEqual(['cook', 'waiter']);
  expect(result.current).toEqual({ data: 'COOK', error: undefined, loading: true });
  await answer(1, 'WAITER');
  expect(result.current).toEqual({ data: 'WAITER', error: undefined, loading: false });
});

test('an answer that was overtaken is ignored, whenever it comes', async () => {
  const { result, asked, answer, fail, change } = showQuery('a');
  change('b');
  change('c');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  await answer(0, 'A');
  expect(result.current).toMatchObject({ data: undefined, loading: true });
  await answer(2, 'C');
  await fail(1, new Error('too late'));
  expect(result.current).toEqual({ data: 'C', error: undefined, loading: false });
});

test('an answer after the component is gone is ignored', async () => {
  const { result, asked, answer, unmount } = showQuery('cook');
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
  await answer(0, 'COOK');
  expect(result.current.data).toBeUndefined();
});

test('a failure leaves the answer before, and is gone with the next answer', async () => {
  const { result, answer, fail, change } = showQuery('cook');
  await answer(0, 'COOK');
  change('waiter');
  const error = new Error('no network');
  await fail(1, error);
  expect(result.current).toEqual({ data: 'COOK', error, loading: false });
  change('driver');
  await answer(2, 'DRIVER');
  expect(result.current).toEqual({ data: 'DRIVER', error: undefined, loading: false });
});

test('an undefined answer leaves the one before', async () => {
  const { result, answer, change } = showQuery('cook');
  await answer(0, 'COOK');
  change('waiter');
  await answer(1, undefined);
  expect(result.current).toEqual({ data: 'COOK', error: undefined, loading: false });
});

test('without a load nothing is asked, and the answer before stays', async () => {
  const { result, asked, answer, change } = showQuery(undefined);
  expect(result.current.loading).toBe(false);
  expect(asked).toHaveLength(0);
  change('cook');
  await answer(0, 'COOK');
  change(undefined);
  expect(result.current).toEqual({ data: 'COOK', error: undefined, loading: false });
});

test('with a delay only the last of several quick changes is asked', async () => {
  const { result, asked, answer, change, unmount } = showQuery('c', 100);
  act(() => vi.advanceTimersByTime(99));
  change('co');
  act(() => vi.advanceTimersByTime(99));
  expect(asked).toHaveLength(0);
  expect(result.current.loading).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(asked.map(({ text }) => text)).toEqual(['co']);
  await answer(0, 'CO');
  expect(result.current.data).toBe('CO');
  change('coo');
  unmount();
  act(() => vi.advanceTimersByTime(100));
  expect(asked).toHaveLength(1);
});
