import type { ReactNode } from 'react';
import type { SessionState } from '@/shared/services/session';
import { LateScreen, type LoadScreen } from './LateScreen';

/** What an address shows: its page, or what stands in its place until somebody is logged in. */
export type Gate = 'page' | 'waiting' | 'failed' | 'log-in';

/** `isOpen`: the page is visible without a login. */
export function gateOf({ person, error }: SessionState<unknown>, isOpen = false): Gate {
  if (isOpen || person) return 'page';
  if (person === null) return 'log-in';
  return error === undefined ? 'waiting' : 'failed';
}

interface SessionGateProps {
  gate: Gate;
  /** Why it is unknown who is logged in, and how to ask again. */
  error: unknown;
  onRetry: () => void;
  logIn: LoadScreen;
  loading: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows a page to people who are logged in, and the login in its place to others: their page follows. */
export function SessionGate(props: SessionGateProps) {
  const { gate, error, onRetry, logIn, loading, failed, children } = props;
  switch (gate) {
    case 'waiting':
      return loading;
    case 'failed':
      return failed(error, onRetry);
    case 'log-in':
      return <LateScreen load={logIn} loading={loading} failed={failed} />;
    default:
      return children;
  }
}
