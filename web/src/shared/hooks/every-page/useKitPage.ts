import { createContext, useContext } from 'react';
import type { Address } from '../../lib/every-page/address';
import type { KitCatalogue } from '../../messages/catalogue';

/** What shared components may know about the page. Each application's pages know more. */
export interface KitPage {
  address: Address;
  texts: Partial<KitCatalogue>;
  /** When the page was rendered, the same on the server and while hydrating. */
  now: Date;
}

/** Each application provides its own kind of page, which its own `usePage` returns with that type. */
export const PageContext = createContext<KitPage | undefined>(undefined);

export function useKitPage(): KitPage {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('No page around this component');
  return page;
}
