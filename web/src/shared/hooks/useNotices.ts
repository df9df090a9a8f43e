import { createContext } from 'react';
import type { Notices } from '../services/notices';
import { useProvided } from './useProvided';

export const NoticesContext = createContext<Notices | undefined>(undefined);

export function useNotices(): Notices {
  return useProvided(NoticesContext, 'notices');
}
