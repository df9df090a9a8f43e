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
  /** Whether the site's own router can show the address; other links load as documents. */
  hasRoute: (address: Address) => boolean;
  /** Whether a page is the same for everybody, and may be shown again when going back. */
  isPublic: (address: Address) => boolean;
  /** Renders a page before it returns; `stays` when it is the same page to the reader, who keeps scroll and focus. */
  show: (page: Page, stays: boolean) => void;
  onStart: () => void;
  onEnd: () => void;
  onError: (error: unknown, href: string) => void;
  /** A link was followed without a network: the page stays as it was. */
  onOffline: () => void;
}

interface Visit {
  url: URL;
  address: Address;
  /** Whether it replaces the current entry of the history; undefined when going back or forward to its own entry. */
  replace?: boolean;
  cached?: Page | undefined;
  /** Another visit of the address that is on screen: its page is another one, too. */
  isEarlier?: boolean;
}

/** A page as it was shown. */
interface Shown {
  page: Page;
  /** Without the hash, which is a position on the page; undefined when the page failed. */
  href: string | undefined;
  at: number;
}

/** What the router keeps with an entry of the history. */
interface EntryState {
  key: number;
  /** The page from which a link led here. */
  from?: string | undefined;
}

const entryState = (): Partial<EntryState> => history.state ?? {};

/** The key of the current entry. One that the browser made, for a document or a hash, has none yet and gets one. */
function entryKey(): number {
  let { key } = entryState();
  if (key === undefined) {
    key = Math.random();
    history.replaceState({ ...history.state, key } satisfies EntryState, '');
  }
  return key;
}

const withoutHash = (href: string) => href.split('#')[0];

/** Whether an address is the same page to the reader, as its screen says. */
function isSamePage({ screen, info }: Page, address: Address): boolean {
  const here = info.address;
  return address.path === here.path && !!screen.pageKey && screen.pageKey(address) === screen.pageKey(here);
}

/** The answers of the page on screen, if another address of the same path asks for the very same. */
function answersFor(address: Address, { screen, input, layoutAnswers, info }: Page) {
  if (address.path !== info.address.path) return undefined;
  const { params } = input.address;
  const [before, after] = [info.address, address].map((one) => screen.operations({ ...one, params }));
  return JSON.stringify(before) === JSON.stringify(after) ? [...input.answers, ...layoutAnswers] : undefined;
}

function addressOf(url: URL): Address | undefined {
  return url.origin === location.origin ? parseAddress(url.pathname, url.search, url.hash) : undefined;
}

/** The link that a plain left click means to follow inside the site. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // An empty address means this page as a new document.
  if (!link?.getAttribute('href') || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link;
}

/** History mode: links of the site become navigations without a new document. */
export function startRouter(options: RouterOptions): Navigation {
  const { first, loader } = options;
  const { locale } = first.info.address;
  const isReturn = entryState().key !== undefined;
  let serial = 0;
  /** Of the entry whose page is on screen, while another one may be loading. */
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

  /** Writes a page's entry of the history, which is there already when going back or forward. */
  function writeEntry({ url, replace }: Visit): void {
    if (replace === undefined) return;
    rememberScroll(key);
    const from = replace ? entryState().from : location.href;
    const state: EntryState = { key: Math.random(), from };
    history[replace ? 'replaceState' : 'pushState'](state, '', url.href);
  }

  /** Loads the page of an address, writes its entry of the history and shows it. */
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
      // A new document would be the browser's own page about the network.
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
    // The browser went to a hash and makes its entry; where the visitor was is remembered by the click.
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

  // On a page that it loads again the browser restores the scroll itself, sooner than this script can; but it stops at
  // the page's end, which is too high while the heights above are guesses.
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
