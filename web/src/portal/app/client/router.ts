import type { GoOptions, Navigation } from '../../../shared/hooks/every-page/useNavigation';
import type { Address } from '../../../shared/lib/every-page/address';
import { createStore, type Store } from '../../../shared/lib/every-page/store';
import { rememberScroll, scrollToStart } from '../../../shared/services/browser/scroll';
import { loadChunk } from '../../../shared/services/every-page/chunks';
import { parsePortalAddress } from '../../lib/every-page/address';
import type { Params, Screen } from '../../page/every-page/screen';
import { findRoute, type Route } from '../every-page/routes';
import { restoreScrollWhenFilled } from './restore-scroll';

/** The page on screen. */
export interface Shown {
  address: Address;
  route: Route;
  params: Params;
  screen: Screen;
}

export interface RouterOptions {
  first: Address;
  /** Called when a page's script could not be loaded. */
  onError: (error: unknown, href: string) => void;
}

export interface Router {
  shown: Store<Shown>;
  /** Whether another page is being loaded. */
  isLoading: Store<boolean>;
  navigation: Navigation;
}

async function loadShown(address: Address): Promise<Shown> {
  const { route, params } = findRoute(address.path);
  const { screen } = await loadChunk(route.load);
  return { address, route, params, screen };
}

function addressOf(url: URL): Address | undefined {
  return url.origin === location.origin ? parsePortalAddress(url.pathname, url.search, url.hash) : undefined;
}

function entryKey(): number {
  let { key } = (history.state ?? {}) as { key?: number };
  if (key === undefined) {
    key = Math.random();
    history.replaceState({ key }, '');
  }
  return key;
}

/** The portal link that a plain left click follows, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.getAttribute('href') || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link;
}

/** Turns clicks on portal links into navigations without a new document. */
export async function startRouter({ first, onError }: RouterOptions): Promise<Router> {
  const shown = createStore(await loadShown(first));
  const isLoading = createStore(false);
  let serial = 0;
  let key = entryKey();
  // A reloaded page returns to its scroll position.
  let stopRestoring = restoreScrollWhenFilled(key);

  async function visit(url: URL, address: Address, write?: 'pushState' | 'replaceState'): Promise<void> {
    serial += 1;
    const mine = serial;
    isLoading.set(true);
    try {
      const next = await loadShown(address);
      if (mine !== serial) return;
      stopRestoring();
      rememberScroll(key);
      if (write) history[write]({ key: Math.random() }, '', url.href);
      key = entryKey();
      shown.set(next);
      if (write) scrollToStart(address.hash);
      else stopRestoring = restoreScrollWhenFilled(key);
    } catch (error) {
      if (mine === serial) onError(error, url.href);
    }
    if (mine === serial) isLoading.set(false);
  }

  const isOurs = (address: Address | undefined): address is Address => address?.locale === first.locale;

  function go(href: string, { replace = false }: GoOptions = {}): void {
    const url = new URL(href, location.href);
    const address = addressOf(url);
    const inPlace = replace || url.href === location.href;
    if (isOurs(address)) void visit(url, address, inPlace ? 'replaceState' : 'pushState');
    else location[inPlace ? 'replace' : 'assign'](url.href);
  }

  history.scrollRestoration = 'manual';
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (link === undefined || link.getAttribute('href')?.startsWith('#')) return;
    if (!isOurs(addressOf(new URL(link.href)))) return;
    event.preventDefault();
    go(link.href);
  });
  addEventListener('pagehide', () => rememberScroll(key));
  addEventListener('popstate', () => {
    const url = new URL(location.href);
    const address = addressOf(url);
    if (isOurs(address)) void visit(url, address);
    else location.reload();
  });
  return { shown, isLoading, navigation: { go, departures: () => serial } };
}
