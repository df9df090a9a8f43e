import type { GoOptions, Navigation } from '@/shared/hooks/useNavigation';
import type { Address } from '@/shared/lib/address';
import { pageCacheValidity } from '@/shared/lib/constants';
import { rememberedScroll, rememberScroll, scrollToStart } from '@/shared/services/browser/scroll';

/** A page that was loaded, which a newer one may follow, or the link that its address leads on to. */
export type Loaded<Page> =
  | { kind: 'page'; page: Page; newer?: Promise<Page> }
  | { kind: 'moved'; href: string };

export interface RouterOptions<Page> {
  /** The page on screen, and its address. */
  first: Page;
  address: Address;
  /** Parses an address of the application; undefined outside of it. */
  parse: (pathname: string, query: string, hash: string) => Address | undefined;
  /** Whether the application can show the address; links to other addresses load as documents. */
  hasRoute: (address: Address) => boolean;
  /** `current` is the page on screen; undefined when the visitor asks for its own address again. */
  load: (address: Address, current: Page | undefined) => Promise<Loaded<Page>>;
  /**
   * Renders a page synchronously. `stays`: it is the same page to the reader, so scroll position and focus
   * are kept.
   */
  show: (page: Page, stays: boolean) => void;
  /** Whether an address is the same page to the reader as the one on screen. */
  isSamePage: (page: Page, address: Address) => boolean;
  /** Whether going back may show the page that is kept, because it is the same for everybody. */
  isPublic: (address: Address) => boolean;
  /** Called when only the hash of the page on screen has changed. */
  onHash?: (address: Address) => void;
  /** Scrolls to where the visitor left a history entry. */
  restore: (entry: number) => void;
  onStart: () => void;
  onEnd: () => void;
  onError: (error: unknown, href: string) => void;
  /** Called when a link is followed without a network; the page stays. */
  onOffline: () => void;
}

interface Visit<Page> {
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
interface VisitedPage<Page> {
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

/** The link that a plain left click follows, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // An empty address reloads this page as a new document.
  if (!link?.getAttribute('href') || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link;
}

/** Writes the entry of a page in the tab's history; when going back or forward, it exists already. */
function writeEntry(left: number, { url, replace }: Visit<unknown>): void {
  if (replace === undefined) return;
  rememberScroll(left);
  const from = replace ? entryState().from : location.href;
  const state: EntryState = { key: Math.random(), from };
  history[replace ? 'replaceState' : 'pushState'](state, '', url.href);
}

/** On a reload the browser restores the scroll position itself, sooner than a script can. */
function isLeftToBrowser(entry: number): boolean {
  // But it stops at the page's end, which is too high up while the heights above are estimates.
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  return !((scrollY === 0 || isAtEnd) && scrollY < rememberedScroll(entry));
}

/** Turns clicks on the application's links into navigations without a new document. */
export function createRouter<Page>(options: RouterOptions<Page>): Navigation {
  const { locale } = options.address;
  const isReturn = entryState().key !== undefined;
  let serial = 0;
  /** The key of the entry whose page is on screen, while another one may be loading. */
  let key = entryKey();
  let shown: VisitedPage<Page> = { page: options.first, href: withoutHash(location.href), at: Date.now() };
  const pages = new Map([[key, shown]]);

  const addressOf = ({ origin, pathname, search, hash }: URL) =>
    origin === location.origin ? options.parse(pathname, search, hash) : undefined;
  const isOurs = (address: Address | undefined): address is Address =>
    address?.locale === locale && options.hasRoute(address);

  function setCurrent(next: VisitedPage<Page>): void {
    key = entryKey();
    shown = next;
    pages.set(key, next);
  }

  /** Loads the page of an address, writes its history entry and shows it. */
  async function visit(wanted: Visit<Page>): Promise<void> {
    const { url, address, replace, cached, isEarlier } = wanted;
    const href = withoutHash(url.href);
    serial += 1;
    const mine = serial;
    const stays = !isEarlier && options.isSamePage(shown.page, address);
    options.onStart();
    try {
      const loaded: Loaded<Page> =
        cached && !stays
          ? { kind: 'page', page: cached }
          : await options.load(address, href === shown.href ? undefined : shown.page);
      if (mine !== serial) return;
      if (loaded.kind === 'moved') {
        options.onEnd();
        go(loaded.href, { replace: replace ?? true });
        return;
      }
      writeEntry(key, wanted);
      setCurrent({ page: loaded.page, href, at: Date.now() });
      options.show(loaded.page, stays);
      loaded.newer?.then(
        (page) => {
          if (mine !== serial) return;
          setCurrent({ page, href, at: Date.now() });
          options.show(page, true);
        },
        (error) => mine === serial && options.onError(error, url.href),
      );
      if (!stays) {
        if (replace === undefined) options.restore(key);
        else scrollToStart(address.hash);
      }
    } catch (error) {
      if (mine !== serial) return;
      // Offline, a new document would only show the browser's error page.
      if (replace !== undefined && !navigator.onLine) options.onOffline();
      else {
        writeEntry(key, wanted);
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
    if (address?.locale !== locale) {
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
      options.onHash?.(address);
      if (!isNew) options.restore(key);
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

  if (isReturn && !isLeftToBrowser(key)) options.restore(key);
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
  return { go, navigationCount: () => serial };
}
