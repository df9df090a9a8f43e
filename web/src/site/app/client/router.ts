import type { GoOptions, Navigation } from '../../../shared/hooks/every-page/useNavigation';
import { type Address, parseAddress } from '../../../shared/lib/every-page/address';
import { pageCacheValidity } from '../../../shared/lib/every-page/constants';
import {
  rememberedScroll,
  rememberScroll,
  restoreScroll,
  scrollToStart,
} from '../../../shared/services/browser/scroll';
import type { PageLoader } from '../every-page/boot-context';
import type { Page } from '../every-page/page';

export interface RouterOptions {
  first: Page;
  loader: PageLoader;
  /** Whether this router can show the address; other links load as documents. */
  hasRoute: (address: Address) => boolean;
  /** Whether a page is the same for everybody, so that going back may reuse it. */
  isPublic: (address: Address) => boolean;
  /**
   * Renders a page synchronously. `stays`: it is the same page to the reader, so scroll position and focus
   * are kept.
   */
  show: (page: Page, stays: boolean) => void;
  onStart: () => void;
  onEnd: () => void;
  onError: (error: unknown, href: string) => void;
  /** Called when a link is followed without a network; the page stays. */
  onOffline: () => void;
}

interface Visit {
  url: URL;
  address: Address;
  /**
   * Whether to replace the current history entry; undefined when going back or forward to an existing entry.
   */
  replace?: boolean;
  cached?: Page | undefined;
  /** An earlier visit of the address on screen, with a page of its own. */
  isEarlier?: boolean;
}

/** A page that has been shown. */
interface Shown {
  page: Page;
  /** The address without the hash, which is only a position on the page; undefined when the page failed. */
  href: string | undefined;
  at: number;
}

/** The state that the router stores in a history entry. */
interface EntryState {
  key: number;
  /** The page whose link led here. */
  from?: string | undefined;
}

const entryState = (): Partial<EntryState> => history.state ?? {};

/** The key of the current entry. Entries made by the browser, for a document or a hash, get one here. */
function entryKey(): number {
  let { key } = entryState();
  if (key === undefined) {
    key = Math.random();
    history.replaceState({ ...history.state, key } satisfies EntryState, '');
  }
  return key;
}

const withoutHash = (href: string) => href.split('#')[0];

/** Whether the screen considers an address the same page to the reader. */
function isSamePage({ screen, info }: Page, address: Address): boolean {
  const here = info.address;
  return address.path === here.path && !!screen.pageKey && screen.pageKey(address) === screen.pageKey(here);
}

/** The answers of the page on screen, if an address with the same path needs exactly those. */
function answersFor(address: Address, { screen, input, layoutAnswers, info }: Page) {
  if (address.path !== info.address.path) return undefined;
  const { params } = input.address;
  const [before, after] = [info.address, address].map((one) => screen.operations({ ...one, params }));
  return JSON.stringify(before) === JSON.stringify(after) ? [...input.answers, ...layoutAnswers] : undefined;
}

function addressOf(url: URL): Address | undefined {
  return url.origin === location.origin ? parseAddress(url.pathname, url.search, url.hash) : undefined;
}

/** The link that a plain left click follows, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // An empty address reloads this page as a new document.
  if (!link?.getAttribute('href') || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link;
}

/** Turns clicks on the site's links into navigations without a new document. */
export function startRouter(options: RouterOptions): Navigation {
  const { first, loader } = options;
  const { locale } = first.info.address;
  const isReturn = entryState().key !== undefined;
  let serial = 0;
  /** The key of the entry whose page is on screen, while another one may be loading. */
  let key = entryKey();
  let shown: Shown = { page: first, href: withoutHash(location.href), at: Date.now() };
  const pages = new Map([[key, shown]]);

  const isOurs = (address: Address | undefined): address is Address =>
    address?.locale === locale && options.hasRoute(address);

  function setCurrent(next: Shown): void {
    key = entryKey();
    shown = next;
    pages.set(key, next);
  }

  /** Writes a page's history entry; when going back or forward, it exists already. */
  function writeEntry({ url, replace }: Visit): void {
    if (replace === undefined) return;
    rememberScroll(key);
    const from = replace ? entryState().from : location.href;
    const state: EntryState = { key: Math.random(), from };
    history[replace ? 'replaceState' : 'pushState'](state, '', url.href);
  }

  /** Loads the page of an address, writes its history entry and shows it. */
  async function visit(wanted: Visit): Promise<void> {
    const { url, address, replace, cached, isEarlier } = wanted;
    const href = withoutHash(url.href);
    serial += 1;
    const mine = serial;
    const stays = !isEarlier && isSamePage(shown.page, address);
    const kept = href === shown.href ? undefined : answersFor(address, shown.page);
    options.onStart();
    try {
      const loaded =
        cached && !stays ? { kind: 'page' as const, page: cached } : await loader.load(address, kept);
      if (mine !== serial) return;
      if (loaded.kind === 'moved') {
        options.onEnd();
        go(loaded.href, { replace: replace ?? true });
        return;
      }
      writeEntry(wanted);
      setCurrent({ page: loaded.page, href, at: Date.now() });
      options.show(loaded.page, stays);
      if (!stays) {
        if (replace === undefined) restoreScroll(key);
        else scrollToStart(address.hash);
      }
    } catch (error) {
      if (mine !== serial) return;
      // Offline, a new document would only show the browser's error page.
      if (replace !== undefined && !navigator.onLine) options.onOffline();
      else {
        writeEntry(wanted);
        key = entryKey();
        shown = { ...shown, href: undefined };
        options.onError(error, url.href);
      }
    }
    options.onEnd();
  }

  function go(href: string, { replace = false, close = false }: GoOptions = {}): void {
    const url = new URL(href, location.href);
    if (close && entryState().from === url.href) {
      history.back();
      return;
    }
    const address = addressOf(url);
    const inPlace = replace || close || url.href === location.href;
    if (isOurs(address)) void visit({ url, address, replace: inPlace });
    else location[inPlace ? 'replace' : 'assign'](url.href);
  }

  function onPopState(): void {
    const url = new URL(location.href);
    const address = addressOf(url);
    if (address === undefined) return;
    if (address.locale !== locale) {
      location.reload();
      return;
    }
    // The browser has made a new entry for a hash; the click has already stored the scroll position.
    const isNew = entryState().key === undefined;
    if (!isNew) rememberScroll(key);
    const href = withoutHash(url.href);
    const before = pages.get(entryKey());
    const isEarlier = href === shown.href && before !== undefined && before.page !== shown.page;
    if (href === shown.href && !isEarlier) {
      serial += 1;
      options.onEnd();
      setCurrent(shown);
      if (!isNew) restoreScroll(key);
      return;
    }
    const isFresh = before && before.href === href && Date.now() - before.at < pageCacheValidity;
    void visit({
      url,
      address,
      cached: isFresh && options.isPublic(address) ? before.page : undefined,
      isEarlier,
    });
  }

  function onClick(event: MouseEvent): void {
    const link = followedLink(event);
    if (link === undefined) return;
    const url = new URL(link.href);
    if (!isOurs(addressOf(url))) return;
    if (url.hash !== '' && withoutHash(url.href) === withoutHash(location.href)) {
      rememberScroll(key);
      return;
    }
    event.preventDefault();
    go(url.href);
  }

  // On a reload the browser restores the scroll position itself, sooner than this script can. But it stops at
  // the page's end, which is too high up while the heights above are estimates.
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  if (isReturn && (scrollY === 0 || isAtEnd) && scrollY < rememberedScroll(key)) restoreScroll(key);
  const restoreByHand = () => {
    history.scrollRestoration = 'manual';
  };
  restoreByHand();
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
  addEventListener('pageshow', restoreByHand);
  addEventListener('pagehide', () => {
    rememberScroll(key);
    history.scrollRestoration = 'auto';
  });
  return { go, departures: () => serial };
}
