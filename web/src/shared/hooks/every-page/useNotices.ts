import { createContext, useContext } from 'react';
import type { Notices } from '../../services/every-page/notices';

export const NoticesContext = createContext<Notices | undefined>(undefined);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (notices === undefined) throw new Error('No notices around this component');
  return notices;
}
