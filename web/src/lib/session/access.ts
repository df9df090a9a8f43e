import { createContext, useContext } from 'react';
import { type Store, useStore } from '../store';
import type { Session } from './session';
import type { SessionState } from './state';

/** The session as the page sees it: its state at once, itself once its script is there. */
export interface SessionAccess {
  state: Store<SessionState>;
  ready: Promise<Session>;
}

export const SessionContext = createContext<SessionAccess | undefined>(undefined);

export function useSession(): { state: SessionState; ready: Promise<Session> } {
  const access = useContext(SessionContext);
  if (access === undefined) throw new Error('No session around this component');
  return { state: useStore(access.state), ready: access.ready };
}
