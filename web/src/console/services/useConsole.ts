import { createApplicationContext } from '@/shared/hooks/application/createApplicationContext';
import type { Application } from '@/shared/hooks/application/useApplication';
import type { Permission, Person, Session } from './session';

/** What the console's pages depend on. */
export interface Console extends Application {
  session: Session;
}

export const {
  ApplicationProvider: ConsoleProvider,
  useOwnApplication: useConsole,
  useSessionState,
  usePerson,
} = createApplicationContext<Person, Console>();

/** Whether the caller's role has a permission. The service decides; this only leaves out what it would refuse. */
export function useMay(permission: Permission): boolean {
  return usePerson().permissions.includes(permission);
}
