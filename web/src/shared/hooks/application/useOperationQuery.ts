import { useEffect } from 'react';
import type { Operation } from '@/shared/services/operation';
import type { Load } from '@/shared/services/query-client';
import { type Query, useQuery } from '../useQuery';
import { useApplication } from './useApplication';

interface OperationQueryOptions<Result> {
  /** Milliseconds before asking, so that only the last of several quick changes is asked. */
  delay?: number;
  /** After how many milliseconds an answer is loaded again; undefined if it stays as it is. */
  refreshAfter?: (data: Result) => number | undefined;
}

/** The key of an operation in the cache; it begins with the operation's name. */
export const queryKey = ({ name, variables }: Operation<unknown>) => `${name} ${JSON.stringify(variables)}`;

/** An answer of the application's service, which stays in the cache for this person. */
export function useCachedQuery<Data>(key: string | undefined, load: Load<Data>, delay = 0): Query<Data> {
  const { queries } = useApplication();
  return useQuery<Data>({ client: queries, key, load, delay, isKept: true });
}

/** The service's answer to an operation. Another operation asks again; undefined asks nothing. */
export function useOperationQuery<Result>(
  asked: Operation<Result> | undefined,
  { delay, refreshAfter }: OperationQueryOptions<Result> = {},
): Query<Result> {
  const { ask } = useApplication();
  const load = async (signal: AbortSignal) => asked && (await ask(asked, { signal }));
  const query = useCachedQuery<Result>(asked && queryKey(asked), load, delay);
  const { data, error, isLoading, reload } = query;
  const pause = data === undefined || isLoading ? undefined : refreshAfter?.(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each failure, begins another pause.
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(reload, pause);
    return () => clearTimeout(timer);
  }, [pause, data, error, reload]);
  return query;
}
