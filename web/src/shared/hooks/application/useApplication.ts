import { createContext } from 'react';
import type { Service } from '@/shared/services/api/service';
import type { Ask } from '@/shared/services/ask';
import type { QueryClient } from '@/shared/services/query-client';
import { useProvided } from '../useProvided';

/** The services of an application that shared components use. */
export interface Application {
  service: Service;
  ask: Ask;
  /** The answers that this person was given. */
  queries: QueryClient;
}

/** An application provides it with its own additions: see `createApplicationContext`. */
export const ApplicationContext = createContext<Application | undefined>(undefined);

export function useApplication(): Application {
  return useProvided(ApplicationContext, 'application');
}
