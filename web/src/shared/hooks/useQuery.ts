import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  createQueryClient,
  type ObserveOptions,
  pending,
  type QueryClient,
  type QueryState,
} from '../services/query-client';

/** The cache of applications that do not give their own. */
const pageQueries = createQueryClient();

export interface Query<Data> extends QueryState<Data> {
  /** The data are of an earlier key, or could not be loaded again. */
  isOld: boolean;
  reload: () => void;
}

interface QueryOptions<Data> extends ObserveOptions<Data> {
  /** Says what is asked for; undefined asks nothing. Another key asks again. */
  key: string | undefined;
  client?: QueryClient;
}

const idle: QueryState<never> = { ...pending, isLoading: false };

/**
 * The answer to a question. It stays while the next one is loading; an answer that was overtaken, or that
 * comes after the component is gone, is ignored.
 */
export function useQuery<Data>({ key, client = pageQueries, ...options }: QueryOptions<Data>): Query<Data> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the options.
  const observe = useCallback(
    (onChange: () => void) => (key === undefined ? () => undefined : client.observe(key, options, onChange)),
    [client, key],
  );
  const unanswered = key === undefined ? idle : pending;
  const state = useSyncExternalStore(
    observe,
    () => ((key === undefined ? undefined : client.get(key)) ?? unanswered) as QueryState<Data>,
    () => unanswered,
  );
  const [last, setLast] = useState(state.data);
  if (state.data !== undefined && state.data !== last) setLast(state.data);
  const data = state.data ?? last;
  const isMissing = key !== undefined && state.data === undefined;
  return {
    ...state,
    data,
    isOld: data !== undefined && (isMissing || state.error !== undefined),
    reload: useCallback(() => key !== undefined && client.reload(key), [client, key]),
  };
}
