import { createContext, useContext } from 'react';

export interface GoOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  /** Closes a dialog: goes back, if that is where the visitor came from, else replaces this entry. */
  close?: boolean;
}

export interface Navigation {
  /** Goes to a link of the site, such as `/hk/en/find-jobs/?q=cook`. */
  go: (href: string, options?: GoOptions) => void;
  /** How often the visitor has set out for another page; another number means that nobody waits here any more. */
  departures: () => number;
}

export const NavigationContext = createContext<Navigation>({ go: () => undefined, departures: () => 0 });

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
