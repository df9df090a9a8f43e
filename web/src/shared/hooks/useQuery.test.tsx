// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, type ObserveOptions } from '../services/query-client';
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
function showQuery(
  first: string | undefined,
  options: Omit<ObserveOptions<string>, 'load'> = {},
  client = createQueryClient(),
) {
  const asked: Asked[] = [];
  const hook = renderHook(
    ({ text }: { text: string | undefined }) => {
      const load = (signal: AbortSignal) => {
        const answer = { text: text ?? '', signal, ...Promise.withResolvers<string | undefined>() };
        asked.push(answer);
        return answer.promise;
      };
      const { reload: _, ...query } = useQuery({ client, key: text, load, ...options });
      return query;
    },
    { initialProps: { text: first }, reactStrictMode: true },
  );
  return {
    ...hook,
    asked,
    change: (text: string | undefined) => act(async () => hook.rerender({ text })),
    leave: () => act(async () => hook.unmount()),
    answer: (index: number, data: string | undefined) => act(async () => asked[index]?.resolve(data)),
    fail: (index: number, error: Error) => act(async () => asked[index]?.reject(error)),
  };
}

test('a query is loading until it is answered', async () => {
  const { result, answer } = showQuery('cook');
  expect(result.current).toEqual({ data: undefined, error: undefined, isLoading: true, isOld: false });
  await answer(0, 'COOK');
  expect(result.current).toEqual({ data: 'COOK', error: undefined, isLoading: false, isOld: false });
});

test('it is asked once for the same load, however often it is rendered', async () => {
  const { asked, answer, change } = showQuery('cook');
  await change('cook');
  await answer(0, 'COOK');
  await change('cook');
  expect(asked).toHaveLength(1);
});

test('other variables ask again, and the answer before stays until theirs comes', async () => {
  const { result, asked, answer, change } = showQuery('cook');
  await answer(0, 'COOK');
  await change('waiter');
  expect(asked.map(({ text }) => text)).toEqual(['cook', 'waiter']);
  expect(result.current).toEqual({ data: 'COOK', error: undefined, isLoading: true, isOld: true });
  await answer(1, 'WAITER');
  expect(result.current).toEqual({ data: 'WAITER', error: undefined, isLoading: false, isOld: false });
});

test('an answer that was overtaken is ignored, whenever it comes', async () => {
  const { result, asked, answer, fail, change } = showQuery('a');
  await change('b');
  await change('c');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  await answer(0, 'A');
  expect(result.current).toMatchObject({ data: undefined, isLoading: true, isOld: false });
  await answer(2, 'C');
  await fail(1, new Error('too late'));
  expect(result.current).toEqual({ data: 'C', error: undefined, isLoading: false, isOld: false });
});

test('an answer after the component is gone is ignored', async () => {
  const { result, asked, answer, leave } = showQuery('cook');
  await leave();
  expect(asked[0]?.signal.aborted).toBe(true);
  await answer(0, 'COOK');
  expect(result.current.data).toBeUndefined();
});

test('a failure leaves the answer before, and is gone with the next answer', async () => {
  const { result, answer, fail, change } = showQuery('cook');
  await answer(0, 'COOK');
  await change('waiter');
  const error = new Error('no network');
  await fail(1, error);
  expect(result.current).toEqual({ data: 'COOK', error, isLoading: false, isOld: true });
  await change('driver');
  await answer(2, 'DRIVER');
  expect(result.current).toEqual({ data: 'DRIVER', error: undefined, isLoading: false, isOld: false });
});

test('an undefined answer leaves the one before', async () => {
  const { result, answer, change } = showQuery('cook');
  await answer(0, 'COOK');
  await change('waiter');
  await answer(1, undefined);
  expect(result.current).toEqual({ data: 'COOK', error: undefined, isLoading: false, isOld: true });
});

test('without a load nothing is asked, and the answer before stays', async () => {
  const { result, asked, answer, change } = showQuery(undefined);
  expect(result.current.isLoading).toBe(false);
  expect(asked).toHaveLength(0);
  await change('cook');
  await answer(0, 'COOK');
  await change(undefined);
  expect(result.current).toEqual({ data: 'COOK', error: undefined, isLoading: false, isOld: false });
});

test('with a delay only the last of several quick changes is asked', async () => {
  const { result, asked, answer, change, leave } = showQuery('c', { delay: 100 });
  act(() => vi.advanceTimersByTime(99));
  await change('co');
  act(() => vi.advanceTimersByTime(99));
  expect(asked).toHaveLength(0);
  expect(result.current.isLoading).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(asked.map(({ text }) => text)).toEqual(['co']);
  await answer(0, 'CO');
  expect(result.current.data).toBe('CO');
  await change('coo');
  await leave();
  act(() => vi.advanceTimersByTime(100));
  expect(asked).toHaveLength(1);
});

test('an answer that is kept is shown at once by the next visit, which asks for a newer one', async () => {
  const client = createQueryClient();
  const first = showQuery('cook', { isKept: true }, client);
  await first.answer(0, 'COOK');
  await first.leave();
  const second = showQuery('cook', { isKept: true }, client);
  expect(second.result.current).toMatchObject({ data: 'COOK', isLoading: true, isOld: false });
  await second.answer(0, 'COOKS');
  expect(second.result.current).toMatchObject({ data: 'COOKS', isLoading: false });
});

test('an answer that is not kept goes with its component', async () => {
  const client = createQueryClient();
  const first = showQuery('cook', {}, client);
  await first.answer(0, 'COOK');
  await first.leave();
  expect(showQuery('cook', {}, client).result.current.data).toBeUndefined();
});

test('an answer that never changes is asked for once', async () => {
  const client = createQueryClient();
  const first = showQuery('cook', { isKept: true, isFixed: true }, client);
  await first.answer(0, 'COOK');
  await first.leave();
  const second = showQuery('cook', { isKept: true, isFixed: true }, client);
  expect(second.result.current).toMatchObject({ data: 'COOK', isLoading: false });
  expect(second.asked).toHaveLength(0);
});

test('two components with one key ask once and show the same', async () => {
  const client = createQueryClient();
  const first = showQuery('cook', {}, client);
  const second = showQuery('cook', {}, client);
  await first.answer(0, 'COOK');
  expect(second.asked).toHaveLength(0);
  expect(second.result.current.data).toBe('COOK');
});
