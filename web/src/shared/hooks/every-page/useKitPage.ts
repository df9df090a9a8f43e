import { createContext, useContext } from 'react';
import type { Address } from '../../lib/every-page/address';
import type { KitCatalogue } from '../../messages/catalogue';

/** What a component of the kit may ask about the page around it. The pages of each application know more. */
export interface KitPage {
  address: Address;
  texts: Partial<KitCatalogue>;
  /** The moment at which the page was made, the same on the server and while hydrating. */
  now: Date;
}

/** Filled by each application with a page of its own kind, which its own `usePage` gives back as such. */
export const PageContext = createContext<KitPage | undefined>(undefined);

export function useKitPage(): KitPage {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('No page around this component');
  return page;
}
