import { createContext } from 'react';
import { useProvided } from '@/shared/hooks/useProvided';
import { useStore } from '@/shared/hooks/useStore';
import type { Store } from '@/shared/lib/store';
import type { Service } from '@/shared/services/api/service';
import type { Session } from './session';
import type { SessionState } from './state';

/** The session as a page sees it: its state at once, the session itself after its script has loaded. */
export interface SessionAccess {
  state: Store<SessionState>;
  ready: Promise<Session>;
  /** The seeker service, with this session's token. */
  service: Promise<Service>;
}

export const SessionContext = createContext<SessionAccess | undefined>(undefined);

const useAccess = () => useProvided(SessionContext, 'session');

export function useSession(): { state: SessionState; ready: Promise<Session> } {
  const { state, ready } = useAccess();
  return { state: useStore(state), ready };
}

/** The seeker service, for requests after a screen is shown. */
export function useService(): Promise<Service> {
  return useAccess().service;
}
