import { addresses } from '@/portal/lib/address';
import type { Screen } from '@/portal/page/screen';
import { type ClientPage, type Pages, startPages } from '@/shared/client/pages';
import type { Address } from '@/shared/lib/address';
import type { Params } from '@/shared/lib/routes';
import { loadChunk } from '@/shared/services/chunks';
import { findRoute, type Route } from '../routes';

/** The page on screen. */
export interface PortalPage extends ClientPage {
  route: Route;
  params: Params;
  /** Undefined when it could not be loaded. */
  screen?: Screen;
}

export type Router = Pages<PortalPage>;

/** Loads the screen of an address. */
export async function loadPage(address: Address): Promise<PortalPage> {
  const { route, params } = findRoute(address.path);
  const { screen } = await loadChunk(route.load);
  return { address, route, params, screen };
}

/** Follows the portal's links from its first page. */
export function startRouter(first: PortalPage, onOffline: () => void): Router {
  return startPages<PortalPage>({
    first,
    parse: addresses.parse,
    load: loadPage,
    failed: (address, error) => ({ address, error, ...findRoute(address.path) }),
    onOffline,
  });
}
