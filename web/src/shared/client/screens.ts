import type { Address, Addresses } from '@/shared/lib/address';
import type { Match, Params } from '@/shared/lib/routes';
import type { ScreenRoute } from '@/shared/lib/screen';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';
import { type ClientPage, type Pages, startPages } from './pages';

type AnyRoute = ScreenRoute<never>;
type ScreenOf<Route extends AnyRoute> = Awaited<ReturnType<Route['load']>>['screen'];

/** The page of an address, with its route in the application's table. */
export interface ScreenPage<Route extends AnyRoute> extends ClientPage {
  route: Route;
  params: Params;
  /** Undefined when it could not be loaded. */
  screen?: ScreenOf<Route>;
}

interface ScreensOptions<Route extends AnyRoute> {
  addresses: Addresses;
  routes: readonly Route[];
  find: (path: string) => Match<Route>;
}

/** Loads the screens of an application by their addresses, and follows its links. */
export function createScreens<Route extends AnyRoute>({ addresses, routes, find }: ScreensOptions<Route>) {
  type Page = ScreenPage<Route>;

  async function load(address: Address): Promise<Page> {
    const { route, params } = find(address.path);
    const { screen } = await loadChunk(route.load as () => Promise<{ screen: ScreenOf<Route> }>);
    return { address, route, params, screen };
  }

  const failed = (address: Address, error: unknown): Page => ({ address, error, ...find(address.path) });

  return {
    load,
    /** Loads the first page of a document. If its script does not come, the document is loaded again once. */
    async loadFirst(address: Address): Promise<Page> {
      try {
        return await load(address);
      } catch (error) {
        if (reloadAfter(error, location.href)) return new Promise(() => undefined);
        return failed(address, error);
      }
    },
    /** Follows the application's links from its first page. `onOffline`: see `PagesOptions`. */
    start(first: Page, onOffline: () => void): Pages<Page> {
      return startPages<Page>({ first, parse: addresses.parse, load, failed, onOffline });
    },
    /** Loads all screens, one after the other, so that none of the browser's tasks is long. */
    async loadAll(): Promise<void> {
      for (const route of routes) await route.load().catch(() => undefined);
    },
  };
}
