import { useEffect, useState } from 'react';

/** Loads data; `signal` is aborted as soon as the answer is no longer wanted. */
type Load<Data> = (signal: AbortSignal) => Promise<Data | undefined>;

interface Query<Data> {
  /** The newest answer; it stays while the next one is loading, or if that one fails or is undefined. */
  data: Data | undefined;
  /** Why the last `load` failed. */
  error: unknown;
  loading: boolean;
}

/**
 * Runs `load` and returns its answer. A new `load` runs again, so callers memoize it; undefined runs nothing.
 * Answers that were overtaken, or come after unmounting, are ignored. With a delay, in milliseconds, only the
 * last of several quick changes is loaded.
 */
export function useQuery<Data>(load: Load<Data> | undefined, delay = 0): Query<Data> {
  const [answer, setAnswer] = useState<Omit<Query<Data>, 'loading'> & { of?: Load<Data> }>({
    data: undefined,
    error: undefined,
  });
  const loading = load !== undefined && load !== answer.of;
  useEffect(() => {
    if (!loading) return;
    const wanted = new AbortController();
    const { signal } = wanted;
    const settle = (data: Data | undefined, error?: unknown) => {
      if (signal.aborted) return;
      setAnswer((before) => ({ of: load, data: data === undefined ? before.data : data, error }));
    };
    const ask = () => load(signal).then(settle, (error) => settle(undefined, error));
    const timer = delay > 0 ? setTimeout(ask, delay) : void ask();
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [load, loading, delay]);
  return { data: answer.data, error: answer.error, loading };
}
