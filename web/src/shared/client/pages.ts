import { flushSync } from 'react-dom';
import type { Navigation } from '@/shared/hooks/useNavigation';
import type { Address } from '@/shared/lib/address';
import { createStore, type Store } from '@/shared/lib/store';
import { focusHeadingWhenShown } from '@/shared/services/browser/focus';
import { ChunkError, reloadAfter, reloadAfterRetry } from '@/shared/services/chunks';
import { restoreScrollWhenFilled } from './restore-scroll';
import { createRouter, type RouterOptions } from './router';

/** A page of an application that the browser renders. */
export interface ClientPage {
  address: Address;
  /** Why it could not be loaded. */
  error?: unknown;
}

/** What an application shows, and the way to another page. */
export interface Pages<Page extends ClientPage> {
  shown: Store<Page>;
  /** Whether another page is being loaded. */
  isLoading: Store<boolean>;
  navigation: Navigation;
}

export interface PagesOptions<Page extends ClientPage> {
  first: Page;
  parse: RouterOptions<Page>['parse'];
  load: (address: Address) => Promise<Page>;
  /** The page that says that the one of an address could not be loaded. */
  failed: (address: Address, error: unknown) => Page;
  /** Called when a link is followed without a network; the page stays. */
  onOffline: () => void;
}

/** Shows the pages of an application that the browser renders, by their addresses. */
export function startPages<Page extends ClientPage>(options: PagesOptions<Page>): Pages<Page> {
  const { first, parse } = options;
  const shown = createStore(first);
  const isLoading = createStore(false);

  /** Ends the attempts to scroll a page that is still filling. */
  let endRestoring = () => {};

  function show(page: Page): void {
    endRestoring();
    const before = shown.get();
    // The page has its height before the router scrolls.
    flushSync(() => shown.set(page));
    // Another query is the same page to the reader, who may be typing into it.
    if (before.address.path !== page.address.path) focusHeadingWhenShown();
  }

  function onError(error: unknown, href: string): void {
    const { address, error: previous } = shown.get();
    const { pathname, search, hash } = new URL(href);
    const wanted = parse(pathname, search, hash) ?? address;
    const isRetry = previous instanceof ChunkError && wanted.path === address.path;
    if (isRetry && reloadAfterRetry(error)) return;
    if (!reloadAfter(error, href)) show(options.failed(wanted, error));
  }

  const navigation = createRouter<Page>({
    first,
    address: first.address,
    parse,
    load: async (address) => ({ kind: 'page', page: await options.load(address) }),
    show,
    hasRoute: () => true,
    isSamePage: () => false,
    // Pages load their data when they are shown.
    isPublic: () => false,
    // A screen may show the part of it that the hash names.
    onHash: (address) => flushSync(() => shown.set({ ...shown.get(), address })),
    restore: (entry) => {
      endRestoring();
      endRestoring = restoreScrollWhenFilled(entry);
    },
    onStart: () => isLoading.set(true),
    onEnd: () => isLoading.set(false),
    onError,
    onOffline: options.onOffline,
  });
  return { shown, isLoading, navigation };
}
