import { createContext, useContext } from 'react';

export interface GoOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** Closes what was opened: back, if that is where the visitor came from, else in place of this entry. */
  close?: boolean;
}

export interface Navigation {
  /** Goes to a link of the site, such as `/hk/en/find-jobs/?q=cook`. */
  go: (href: string, options?: GoOptions) => void;
}

export const NavigationContext = createContext<Navigation>({ go: () => undefined });

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
