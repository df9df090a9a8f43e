import { useMemo, useState } from 'react';
import { useQuery } from '../../shared/hooks/useQuery';
import type { Operation } from '../../shared/services/every-page/operation';
import { usePortal } from './usePortal';

export interface Answered<Result> {
  /** The newest answer; it stays while the next one is loading. */
  data: Result | undefined;
  error: unknown;
  loading: boolean;
  /** The data belong to an earlier question, or could not be reloaded. */
  isOld: boolean;
  /** Asks again. */
  reload: () => void;
}

/** The service's answer to an operation. A changed operation asks again; undefined asks nothing. */
export function useAnswer<Result>(asked: Operation<Result> | undefined, delay = 0): Answered<Result> {
  const { ask } = usePortal();
  const [round, setRound] = useState(0);
  const question = asked && JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  const load = useMemo(() => {
    if (question === undefined) return undefined;
    const wanted = JSON.parse(question) as Operation<Result>;
    return async () => ({ question, result: await ask(wanted) });
  }, [ask, question, round]);
  const { data, error, loading } = useQuery(load, delay);
  const isOther = question !== undefined && data?.question !== question;
  const isOld = data !== undefined && (isOther || error !== undefined);
  return { data: data?.result, error, loading, isOld, reload: () => setRound((before) => before + 1) };
}
