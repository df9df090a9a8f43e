import { type Address, parseAddress } from '../../lib/address';
import { pageCacheValidity } from '../../lib/constants';
import type { GoOptions, Navigation } from '../../lib/navigation';
import type { Page } from '../page';
import type { PageLoader } from './load-page';
import { rememberScroll, restoreScroll, scrollToStart } from './scroll';

export interface RouterOptions {
  first: Page;
  loader: PageLoader;
  /** Whether the site's own router can show the address; other links load as documents. */
  knows: (address: Address) => boolean;
  /** Puts a page on screen and returns when it stands there; `stays` when the reader does not leave the place. */
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
  /** Makes its place in the history, which is there already when the visitor goes back or on. */
  enter?: () => void;
  scroll: () => void;
  cached?: Page | undefined;
}

interface Entry {
  page: Page;
  at: number;
}

/** What the router keeps with an entry of the history. */
interface EntryState {
  key: string;
  /** The page from which a link led here. */
  from: string | undefined;
}

function entryState(): Partial<EntryState> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

const entryKey = () => entryState().key ?? 'first';
const cameFrom = () => entryState().from;

/** Whether the reader stays in place: the same screen, by its own word. */
function staysOn({ screen, info }: Page, address: Address): boolean {
  const here = info.address;
  return address.path === here.path && !!screen.place && screen.place(address) === screen.place(here);
}

/** The answers that are at hand, if another address of the same path asks for the very same. */
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
  const { first, loader, show } = options;
  const { locale } = first.info.address;
  const entries = new Map<string, Entry>();
  let serial = 0;
  let current = location.href;
  let shown = first;
  let shownHref = location.href;

  const remember = (page: Page) => entries.set(entryKey(), { page, at: Date.now() });

  /** Loads the page of an address, enters its place in the history and shows it there. */
  async function visit({ url, address, enter, scroll, cached }: Visit): Promise<void> {
    serial += 1;
    const mine = serial;
    const stays = staysOn(shown, address);
    const kept = url.href === shownHref ? undefined : answersFor(address, shown);
    options.onStart();
    try {
      const loaded =
        cached && !stays ? { kind: 'page' as const, page: cached } : await loader.load(address, kept);
      if (mine !== serial) return;
      if (loaded.kind === 'moved') {
        options.onEnd();
        go(loaded.href, { replace: true });
        return;
      }
      enter?.();
      remember(loaded.page);
      shown = loaded.page;
      shownHref = url.href;
      show(loaded.page, stays);
      if (!stays) scroll();
    } catch (error) {
      if (mine !== serial) return;
      // A new document would be the browser's own page about the network.
      if (enter && !navigator.onLine) options.onOffline();
      else {
        enter?.();
        options.onError(error, url.href);
      }
    }
    options.onEnd();
  }

  function go(href: string, { replace = false, close = false }: GoOptions = {}): void {
    const url = new URL(href, location.href);
    if (close && cameFrom() === url.href) {
      history.back();
      return;
    }
    const address = addressOf(url);
    if (address === undefined || address.locale !== locale || !options.knows(address)) {
      if (replace || close) location.replace(url.href);
      else location.assign(url.href);
      return;
    }
    const enter = () => {
      rememberScroll(entryKey());
      const from = replace || close ? cameFrom() : current;
      const state: EntryState = { key: `${Date.now()}-${Math.random()}`, from };
      if (replace || close) history.replaceState(state, '', url.href);
      else history.pushState(state, '', url.href);
      current = location.href;
    };
    void visit({ url, address, enter, scroll: () => scrollToStart(address.hash) });
  }

  function onPopState(): void {
    const url = new URL(location.href);
    const samePage = url.href.split('#')[0] === current.split('#')[0];
    const address = addressOf(url);
    current = url.href;
    if (samePage || address === undefined) return;
    if (address.locale !== locale) {
      location.reload();
      return;
    }
    const key = entryKey();
    const entry = entries.get(key);
    const cached = entry && Date.now() - entry.at < pageCacheValidity ? entry.page : undefined;
    void visit({ url, address, scroll: () => restoreScroll(key), cached });
  }

  function onClick(event: MouseEvent): void {
    const link = followedLink(event);
    if (link === undefined) return;
    const url = new URL(link.href);
    const address = addressOf(url);
    if (address === undefined || address.locale !== locale || !options.knows(address)) return;
    const onlyHash = url.hash !== '' && url.href.split('#')[0] === location.href.split('#')[0];
    if (onlyHash) return;
    event.preventDefault();
    go(url.href, { replace: url.href === location.href });
  }

  history.scrollRestoration = 'manual';
  remember(first);
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', () => rememberScroll(entryKey()));
  return { go };
}
