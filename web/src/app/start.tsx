import { lazy, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Address, parseAddress } from '../lib/address';
import { loadChunk, reloadAfter } from '../lib/chunks';
import { type PublicConfig, readConfig } from '../lib/config';
import { whenIdle } from '../lib/idle';
import { createLateParts, type LateParts } from '../lib/late';
import type { Navigation } from '../lib/navigation';
import { createNotices } from '../lib/notices';
import { initialSession } from '../lib/session/state';
import { createStore, type Store } from '../lib/store';
import { App, type AppServices, HomeLink } from './App';
import { firstPage } from './first-page';
import type { LiveParts } from './life-access';
import type { Page } from './page';
import type { PageData } from './page-data';
import type { Life, Stage } from './stage';

const lazyFooter = lazy(async () => ({ default: (await loadChunk(() => import('./frame/Footer'))).Footer }));

function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : {};
}

/** Runs once, whoever asks first; a failure may be tried again. */
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

function createStage(
  address: Address,
  config: PublicConfig,
  late: LateParts,
  show: (page: Page) => void,
): Stage {
  return {
    config,
    address,
    notices: createNotices(),
    session: createStore(initialSession),
    parts: createStore<LiveParts | undefined>(undefined),
    navigating: createStore(false),
    late,
    rendered: undefined,
    show,
  };
}

/** In the place of nothing, or of a preview, which nobody can use until it is gone. */
function renderAnew(element: HTMLElement, content: ReactElement): void {
  const release = new MutationObserver(() => {
    element.inert = false;
    release.disconnect();
  });
  release.observe(element, { childList: true });
  createRoot(element).render(content);
}

/** A page that the server did not render: the browser asks for what it needs. */
async function clientPage(life: Life, address: Address, data: PageData): Promise<Page | undefined> {
  try {
    const loaded = await life.loader.load(address, data.answers);
    if (loaded.kind === 'page') return loaded.page;
    location.replace(loaded.href);
    return undefined;
  } catch (error) {
    return reloadAfter(error, location.href) ? undefined : life.loader.errorPage(address, error);
  }
}

/** Takes over the page that the server rendered, or renders the shell's page, into the element. */
async function startApp(element: HTMLElement, address: Address): Promise<void> {
  const data = readPageData();
  const config = readConfig(data.config);
  const page: { store?: Store<Page> } = {};
  let resolveLiving: (living: Life) => void = () => undefined;
  const alive = new Promise<Life>((resolve) => {
    resolveLiving = resolve;
  });
  const late = createLateParts(
    async (name) => {
      await new Promise<void>(whenIdle);
      // What the server rendered stands until there is life, however long that takes.
      return (await (stage.rendered ? alive : life())).loadLate(name);
    },
    () => {
      const text = page.store?.get().info.texts.common?.requestError;
      if (text !== undefined) stage.notices.show({ kind: 'toast', text });
    },
  );
  const stage = createStage(address, config, late, (next) => page.store?.set(next));
  const life = once(async () => (await loadChunk(() => import('./life/life'))).startLife(stage));

  if (data.page !== undefined) stage.rendered = await firstPage(address, config, data.page);
  const first = stage.rendered ?? (await clientPage(await life(), address, data));
  if (first === undefined) return;
  page.store = createStore(first);

  let navigation: Navigation = { go: (link) => location.assign(link) };
  const come = once(async () => {
    const living = await life();
    navigation = living.enter(first);
    resolveLiving(living);
    return living;
  });
  const reload = (error: unknown) => {
    // What did not come is asked for again when there is a network.
    if (!navigator.onLine) addEventListener('online', services.life.load, { once: true });
    reloadAfter(error, location.href);
  };
  const services: AppServices = {
    navigation: { go: (link, options) => navigation.go(link, options) },
    notices: stage.notices,
    session: {
      state: stage.session,
      ready: alive.then(({ session }) => session),
      service: alive.then(({ service }) => service),
    },
    life: { parts: stage.parts, load: () => void come().catch(reload), Footer: lazyFooter },
    late,
    navigating: stage.navigating,
    onError: (error) => {
      const isFailure = page.store?.get().info.failure !== undefined;
      void come().then((living) => living.onError(error, isFailure), reload);
    },
  };
  const app = <App page={page.store} services={services} />;
  if (stage.rendered === undefined) {
    (await life()).applyHead(first.info);
    renderAnew(element, app);
  } else {
    hydrateRoot(element, app);
  }
  whenIdle(services.life.load);
}

export async function start(): Promise<void> {
  const element = document.getElementById('app');
  const address = parseAddress(location.pathname, location.search, location.hash);
  if (element === null || address === undefined) return;
  try {
    await startApp(element, address);
  } catch (error) {
    if (reloadAfter(error, location.href)) return;
    if (element.firstChild === null || element.inert)
      renderAnew(element, <HomeLink locale={address.locale} />);
  }
}
