// biome-ignore-all lint/correctness/noComponentHookFactories: each application calls it once, when its module loads, so its components keep their identity.
import { createContext, type ReactNode } from 'react';
import type { Session, SessionState } from '@/shared/services/session';
import { useProvided } from '../useProvided';
import { useStore } from '../useStore';
import { type Application, ApplicationContext } from './useApplication';

/** What the components of an application depend on, which knows the type of its people. */
export function createApplicationContext<Person, Own extends Application & { session: Session<Person> }>() {
  const Context = createContext<Own | undefined>(undefined);

  function ApplicationProvider({ value, children }: { value: Own; children: ReactNode }) {
    return (
      <ApplicationContext value={value}>
        <Context value={value}>{children}</Context>
      </ApplicationContext>
    );
  }

  const useOwnApplication = () => useProvided(Context, 'application');

  function useSessionState(): SessionState<Person> {
    return useStore(useOwnApplication().session.state);
  }

  /** The person who is logged in, on pages that require a login. */
  function usePerson(): Person {
    const { person } = useSessionState();
    if (!person) throw new Error('Nobody is logged in');
    return person;
  }

  return { ApplicationProvider, useOwnApplication, useSessionState, usePerson };
}
