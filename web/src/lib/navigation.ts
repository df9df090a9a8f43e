import { createContext, useContext } from 'react';

export interface Navigation {
  /** Goes to a link of the site, such as `/hk/en/find-jobs/?q=cook`. */
  go: (href: string, options?: { replace?: boolean }) => void;
}

export const NavigationContext = createContext<Navigation>({ go: () => undefined });

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
