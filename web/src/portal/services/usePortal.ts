import { createContext } from 'react';
import { createApplicationContext } from '@/shared/hooks/application/createApplicationContext';
import type { Application } from '@/shared/hooks/application/useApplication';
import { useProvided } from '@/shared/hooks/useProvided';
import type { Decisions } from './decisions/decisions';
import type { Membership, Person, Session } from './session';

/** What the portal's pages depend on. */
export interface Portal extends Application {
  session: Session;
  decisions: Decisions;
}

export const {
  ApplicationProvider: PortalProvider,
  useOwnApplication: usePortal,
  useSessionState,
  usePerson,
} = createApplicationContext<Person, Portal>();

export const MembershipContext = createContext<Membership | undefined>(undefined);

/** The company that the address names, and the person's role in it. */
export function useMembership(): Membership {
  return useProvided(MembershipContext, 'company');
}
