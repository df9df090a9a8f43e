import { createContext } from 'react';
import type { Address } from '../lib/address';
import type { Params } from '../lib/routes';
import type { KitCatalogue } from '../messages/catalogue';
import { useProvided } from './useProvided';

/** What shared components may know about the page. Each application's pages know more. */
export interface KitPage {
  address: Address;
  texts: Partial<KitCatalogue>;
  /** When the page was rendered, the same on the server and while hydrating. */
  now: Date;
}

/** The properties of a page that every application rendered by the browser has. */
export interface ScreenInfo<Config, Texts extends Partial<KitCatalogue>> extends KitPage {
  config: Config;
  texts: Texts;
  params: Params;
}

/** An application provides it with its own kind of page: see `createPageContext`. */
export const KitPageContext = createContext<KitPage | undefined>(undefined);

export function useKitPage(): KitPage {
  return useProvided(KitPageContext, 'page');
}
