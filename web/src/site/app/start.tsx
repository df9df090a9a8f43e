import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { offerRetry } from '@/shared/client/offer-retry';
import { renderFresh } from '@/shared/client/render-fresh';
import type { Navigation } from '@/shared/hooks/useNavigation';
import type { Address } from '@/shared/lib/address';
import { createStore, type Store } from '@/shared/lib/store';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';
import { whenIdle } from '@/shared/services/idle';
import { createNotices } from '@/shared/services/notices';
import { parseAddress } from '@/site/lib/address';
import { type PublicConfig, readConfig } from '../lib/config';
import { createDeferredLoader, type DeferredLoader } from '../page/Deferred';
import { initialSession } from '../services/session/state';
import { App, type AppServices, Failure } from './App';
import type { BootContext, ClientApp } from './boot-context';
import { firstPage } from './first-page';
import type { Page } from './page';
import type { PageData } from './page-data';
import type { ClientFrame } from './useClientFrame';

/** The footer's links work without a script: if it does not load, the server's HTML stays. */
const lazyFooter = lazy(() =>
  loadChunk(() => import('./frame/Footer')).then(
    ({ Footer }) => ({ default: Footer }),
    () => new Promise<never>(() => undefined),
  ),
);

function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : {};
}

/** Runs the work on the first call only; after a failure the next call tries again. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

function createContext(
  address: Address,
  config: PublicConfig,
  deferred: DeferredLoader,
  show: (page: Page) => void,
): BootContext {
  return {
    config,
    address,
    notices: createNotices(),
    session: createStore(initialSession),
    frame: createStore<ClientFrame | undefined>(undefined),
    navigating: createStore(false),
    deferred,
    rendered: undefined,
    show,
  };
}

/** Loads a page that the server did not render. */
async function clientPage(client: ClientApp, address: Address, data: PageData): Promise<Page | undefined> {
  try {
    const loaded = await client.loader.load(address, data.answers);
    if (loaded.kind === 'page') return loaded.page;
    location.replace(loaded.href);
    return undefined;
  } catch (error) {
    return reloadAfter(error, location.href) ? undefined : client.loader.errorPage(address, error);
  }
}

/** Hydrates the page that the server rendered, or renders a shell's page, in the element. */
async function startApp(element: HTMLElement, address: Address): Promise<void> {
  const data = readPageData();
  const config = readConfig(data.config);
  const page: { store?: Store<Page> } = {};
  let resolveInteractive: (client: ClientApp) => void = () => undefined;
  const interactive = new Promise<ClientApp>((resolve) => {
    resolveInteractive = resolve;
  });
  const deferred = createDeferredLoader(
    async (name) => {
      await new Promise<void>(whenIdle);
      // The server's HTML stays until the page is interactive, however long that takes.
      return (await (context.rendered ? interactive : client())).loadDeferred(name);
    },
    (what) => {
      const text = page.store?.get().info.texts.common?.[what];
      if (text !== undefined) context.notices.show({ kind: 'toast', text });
    },
  );
  const context = createContext(address, config, deferred, (next) => page.store?.set(next));
  const client = once(async () => (await loadChunk(() => import('./client/bootstrap'))).bootstrap(context));

  if (data.page !== undefined) context.rendered = await firstPage(address, config, data.page);
  const first = context.rendered ?? (await clientPage(await client(), address, data));
  if (first === undefined) return;
  page.store = createStore(first);

  let navigation: Navigation = { go: (link) => location.assign(link), navigationCount: () => 0 };
  let withdrawOffer = () => {};
  const becomeInteractive = once(async () => {
    const loaded = await client();
    withdrawOffer();
    navigation = loaded.startNavigation(first);
    resolveInteractive(loaded);
    return loaded;
  });
  const reload = (error: unknown) => {
    // A script that failed to load is requested again once there is a network.
    if (!navigator.onLine) addEventListener('online', services.clientFrame.load, { once: true });
    else if (!reloadAfter(error, location.href)) withdrawOffer = offerRetry(address.locale);
  };
  const services: AppServices = {
    navigation: {
      go: (link, options) => navigation.go(link, options),
      navigationCount: () => navigation.navigationCount(),
    },
    notices: context.notices,
    session: {
      state: context.session,
      ready: interactive.then(({ session }) => session),
      service: interactive.then(({ service }) => service),
    },
    clientFrame: {
      frame: context.frame,
      load: () => void becomeInteractive().catch(reload),
      Footer: lazyFooter,
    },
    deferred,
    navigating: context.navigating,
    onError: (error) => {
      const isFailure = page.store?.get().info.failure !== undefined;
      void becomeInteractive().then((loaded) => loaded.onError(error, isFailure), reload);
    },
  };
  const app = <App page={page.store} services={services} />;
  if (context.rendered === undefined) {
    (await client()).applyHead(first.info);
    renderFresh(element, app);
  } else {
    hydrateRoot(element, app);
  }
  whenIdle(services.clientFrame.load);
}

export async function start(): Promise<void> {
  const element = document.getElementById('app');
  const address = parseAddress(location.pathname, location.search, location.hash);
  if (element === null || address === undefined) return;
  try {
    await startApp(element, address);
  } catch (error) {
    const { locale } = address;
    if (reloadAfter(error, location.href)) return;
    // The server's HTML can be read, and its links work.
    if (element.firstChild !== null && !element.hasAttribute('inert')) offerRetry(locale);
    else renderFresh(element, <Failure locale={locale} />);
  }
}
