import { useMemo, useState } from 'react';
import { useQuery } from '../../shared/hooks/useQuery';
import type { Operation } from '../../shared/services/every-page/operation';
import { usePortal } from './usePortal';

export interface Answered<Result> {
  /** The newest answer; it stays while the next one is loading. */
  data: Result | undefined;
  error: unknown;
  loading: boolean;
  /** Asks again. */
  reload: () => void;
}

/** What the service answers to an operation; another operation asks anew, none asks nothing. */
export function useAnswer<Result>(asked: Operation<Result> | undefined, delay = 0): Answered<Result> {
  const { ask } = usePortal();
  const [round, setRound] = useState(0);
  const key = asked && JSON.stringify([asked, round]);
  const load = useMemo(() => {
    if (key === undefined) return undefined;
    const [wanted] = JSON.parse(key) as [Operation<Result>, number];
    return () => ask(wanted);
  }, [ask, key]);
  const query = useQuery(load, delay);
  return { ...query, reload: () => setRound((before) => before + 1) };
}
