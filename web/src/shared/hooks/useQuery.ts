import { useEffect, useState } from 'react';

/** Asks for something; `signal` is aborted as soon as the answer is not wanted any more. */
type Load<Data> = (signal: AbortSignal) => Promise<Data | undefined>;

interface Query<Data> {
  /** The newest answer; it stays while the next one is loading, and when that one fails or is undefined. */
  data: Data | undefined;
  /** Why the last `load` failed. */
  error: unknown;
  loading: boolean;
}

/**
 * What `load` answers. A new `load` asks again, so callers memoize it; without one nothing is asked. Only the newest
 * is waited for: an answer that was overtaken, or comes after the component is gone, is ignored. With a delay, in
 * milliseconds, only the last of several quick changes is asked.
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
