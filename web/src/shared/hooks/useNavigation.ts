import { createContext, useContext } from 'react';

export interface GoOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Closes a dialog: goes back if the visitor came from there, otherwise replaces this entry. */
  close?: boolean;
}

export interface Navigation {
  /** Goes to a link of the site, such as `/hk/en/find-jobs/?q=cook`. */
  go: (href: string, options?: GoOptions) => void;
  /**
   * How often the visitor has left for another page; a changed number means that the visitor no longer waits
   * here.
   */
  navigationCount: () => number;
}

export const NavigationContext = createContext<Navigation>({ go: () => undefined, navigationCount: () => 0 });

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
