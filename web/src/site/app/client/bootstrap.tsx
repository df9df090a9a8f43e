import { flushSync } from 'react-dom';
import { CountUnreadDocument } from '@/generated/seeker/documents/CountUnread';
import { GetProfileDocument } from '@/generated/seeker/documents/GetProfile';
import { createRouter } from '@/shared/client/router';
import type { Navigation } from '@/shared/hooks/useNavigation';
import type { Address } from '@/shared/lib/address';
import { localeCookie } from '@/shared/lib/locale-cookie';
import { answerError } from '@/shared/services/api/error-text';
import { createService, isUnanswered, type Service, ServiceError } from '@/shared/services/api/service';
import { beacon } from '@/shared/services/browser/beacon';
import { focusHeading, keepFocus } from '@/shared/services/browser/focus';
import { restoreScroll } from '@/shared/services/browser/scroll';
import { provideStorage } from '@/shared/services/browser/storage';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';
import { dropAllDrafts, dropDrafts } from '@/shared/services/drafts/clear-drafts';
import { createReporter, reportThrownErrors } from '@/shared/services/error-reports/reporter';
import { type Operation, operation } from '@/shared/services/operation';
import { href, parseAddress } from '@/site/lib/address';
import { paths } from '@/site/lib/paths';
import type { Catalogue } from '@/site/messages/catalogue';
import { isLoginPath, loginHref, onwardHref } from '@/site/services/api/login-target';
import { keepInstallOffers } from '@/site/services/install/install-offer';
import { notificationTypes } from '@/site/services/notification-types';
import { conversationDrafts, waitingKey } from '@/site/services/offline/forget';
import { Session } from '@/site/services/session/session';
import { startTracking } from '@/site/services/tracking/start-tracking';
import type { BootContext, ClientApp, PageLoader } from '../boot-context';
import type { Page } from '../page';
import { matchRoute } from '../routing/match';
import { RouteError } from '../routing/route-error';
import { type Route, routes } from '../routing/routes';
import { AccountMenu } from './AccountMenu';
import { DeferredOverlays } from './DeferredOverlays';
import { DeferredSideMenu } from './DeferredSideMenu';
import type { TextLoader } from './load-page';
import type { Heard, Offline } from './offline/offline';
import { answersFor, isSamePage } from './same-page';
import { whenQuiet } from './when-quiet';

/** The page loader, with the registry of all scripts and texts, is only needed to leave the first page. */
const registry = () => loadChunk(() => import('./module-registry'));
/** The code that writes a page's head is only needed then, too. */
const heads = () => loadChunk(() => import('./apply-head'));
const personalTexts = import.meta.glob<Pick<Catalogue, 'personal'>>('../../messages/*/personal.ts');

/** Whether the service client has already reported the error, or a route derived it from an answer. */
function isReported(error: unknown): boolean {
  return error instanceof ServiceError || error instanceof RouteError;
}

function currentAddress(): Address | undefined {
  return parseAddress(location.pathname, location.search, location.hash);
}

interface SessionOptions {
  context: BootContext;
  texts: TextLoader;
  service: () => Service;
  navigation: () => Navigation;
  hasRoute: (address: Address) => boolean;
  isGuarded: (address: Address) => boolean;
}

function createSession({
  context,
  texts,
  service,
  navigation,
  hasRoute,
  isGuarded,
}: SessionOptions): Session {
  const { config, address, notices } = context;
  const showExpired = async () => {
    const { common } = await texts(['common']);
    if (common) notices.show({ kind: 'toast', text: common.tokenExpired });
  };
  const ask = async <Result,>(asked: Operation<Result>) => {
    const { data, errors } = await service().ask(asked);
    if (data === null || errors !== undefined) throw answerError(errors) ?? new Error(asked.name);
    return data;
  };
  return new Session(
    {
      issuer: config.token_issuer,
      storage: localStorage,
      createAnonymous: async () =>
        (await service().post<{ access_token: string }>('create-anonymous')).access_token,
      refresh: async () => (await service().post<{ access_token: string | null }>('refresh')).access_token,
      loadProfile: async () => (await ask(operation('GetProfile', GetProfileDocument, {}))).portfolio,
      countUnread: async () =>
        (await ask(operation('CountUnread', CountUnreadDocument, { types: notificationTypes })))
          .get_notifications.unread_total,
      revoke: (token) => {
        dropAllDrafts('tab');
        dropDrafts('device', conversationDrafts);
        localStorage.removeItem(waitingKey);
        return service().post('logout', { device_token: null }, token);
      },
      showExpired: () => void showExpired(),
      goHome: () => navigation().go(href(address.locale, '/')),
      leaveGuarded: (to) => {
        const here = currentAddress();
        if (!here || !isGuarded(here)) return;
        const links = { home: href(here.locale, '/'), login: loginHref(here), again: location.href };
        navigation().go(links[to], { replace: true });
      },
      goRestore: () => {
        if (currentAddress()?.path !== paths.accountRestore)
          navigation().go(href(address.locale, paths.accountRestore));
      },
      goOnward: () => {
        const here = currentAddress();
        if (here) navigation().go(onwardHref(here, hasRoute), { replace: true });
      },
      onLoginPage: () => isLoginPath(currentAddress()?.path ?? ''),
    },
    context.session,
  );
}

/** Everything that a page does after it is shown: navigation, the session, error reports, menus. */
export async function bootstrap(context: BootContext): Promise<ClientApp> {
  const { config, address, rendered } = context;
  // Steps that may fail come first: a retry must not find listeners left by this attempt.
  const loadPersonalTexts = personalTexts[`../../messages/${address.locale}/personal.ts`];
  const personal = loadPersonalTexts && (await loadChunk(loadPersonalTexts)).personal;
  provideStorage();
  let loadTexts: Promise<TextLoader> | undefined;
  const texts: TextLoader = async (namespaces) => {
    loadTexts ??= registry().then((module) =>
      module.createTextLoader(address.locale, rendered?.info.texts ?? {}),
    );
    return (await loadTexts)(namespaces);
  };
  const routeOf = (other: Address) => matchRoute(routes, other.path, config.environment)?.route;
  const hasRoute = (other: Address) => routeOf(other) !== undefined;
  const isGuarded = (other: Address) => routeOf(other)?.middleware?.includes('logged-in') ?? false;
  const report = createReporter(config, beacon);
  const reportThrown = reportThrownErrors(report);
  keepInstallOffers();
  keepFocus();
  document.cookie = localeCookie(address.locale);

  let navigation: Navigation = { go: (link) => location.assign(link), navigationCount: () => 0 };
  const go: Navigation['go'] = (...wanted) => navigation.go(...wanted);
  const session: Session = createSession({
    context,
    texts,
    hasRoute,
    isGuarded,
    service: () => service,
    navigation: () => navigation,
  });
  const online = createService({
    root: config.seeker_root,
    locale: address.locale,
    token: () => session.token(),
    onUnauthorized: () => session.unauthorized(),
    async ownText(code) {
      const { errors }: Partial<Catalogue> = await texts(['errors']).catch(() => ({}));
      const known: Readonly<Record<string, string>> = errors?.service ?? {};
      return known[code];
    },
    report,
  });
  const seekerNow = () => {
    const { credentials } = context.session.get();
    return credentials?.claims.anonymous ? undefined : credentials?.claims.sub;
  };
  /** Answers that came before the script that keeps them. */
  const early: Heard[] = [];
  let offline: Offline | undefined;
  const loadApp = async () => {
    const module = await loadChunk(() => import('./start-app'));
    offline ??= module.createOffline({ ...context, texts, seekerNow, early, go });
    return { offline, ...module };
  };
  const service: Service = {
    ...online,
    async ask(operation, options) {
      const seeker = seekerNow();
      try {
        const answer = await online.ask(operation, options);
        const heard = { seeker, operation, answer };
        if (offline) offline.hear(heard);
        else early.push(heard);
        return answer;
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        const app = await loadApp().catch(() => {
          throw error;
        });
        return app.offline.recall(operation, error, options?.signal);
      }
    },
  };
  const loadDeferred = async (name: string) => {
    const { deferred } = await (await registry()).loadDeferredModule(name);
    return { Component: deferred.Component, texts: await texts(deferred.namespaces) };
  };
  let applyHead: ClientApp['applyHead'] | undefined;
  const loadScreen = async (route: Route) => {
    const loaded = await (await registry()).loadModules(route);
    await Promise.all((loaded.screen.deferred ?? []).map(context.deferred.load));
    return loaded;
  };
  const loadModules = async (route: Route) => {
    const [loaded, head] = await Promise.all([loadScreen(route), heads()]);
    applyHead = head.applyHead;
    return loaded;
  };
  let madeLoader: PageLoader | undefined;
  const pages = async () => {
    const { createPageLoader, createContent, createVisitor } = await registry();
    const userid = () => context.session.get().credentials?.claims.sub;
    madeLoader ??= createPageLoader({
      userid,
      config,
      texts,
      loadModules,
      service,
      content: createContent(context, report),
      visitor: createVisitor(session, hasRoute),
      rendered,
    });
    return madeLoader;
  };
  const loader: Pick<PageLoader, 'load' | 'errorPage'> = {
    async load(...wanted) {
      const made = await pages();
      return (await offline?.recallPage(made, ...wanted)) ?? made.load(...wanted);
    },
    async errorPage(...wanted) {
      offline?.fail();
      return (await pages()).errorPage(...wanted);
    },
  };
  session.start();

  /** If its script cannot be loaded, it is tried again once there is a network. */
  const startApp = () =>
    void loadApp().then(
      (app) => app.startApp({ ...context, ...app, session, service, texts, go }),
      () => addEventListener('online', startApp, { once: true }),
    );

  const trackPageView = startTracking(config, beacon);
  let shows = 0;
  const show = (page: Page, stays = false) => {
    shows += 1;
    flushSync(() => context.show(page));
    applyHead?.(page.info);
    if (stays) return;
    focusHeading();
    trackPageView(location.pathname);
  };
  const fail = async (error: unknown, url: string) => {
    if (reloadAfter(error, url)) return;
    const failed = new URL(url);
    const wanted = parseAddress(failed.pathname, failed.search, failed.hash) ?? address;
    const before = shows;
    const page = await loader.errorPage(wanted, error);
    // Shows the page only if the visitor has not gone on meanwhile.
    if (shows === before) show(page);
  };
  if (personal)
    context.frame.set({
      AccountMenu,
      Overlays: DeferredOverlays,
      SideMenu: DeferredSideMenu,
      texts: personal,
    });

  return {
    loader,
    session,
    service,
    loadDeferred,
    applyHead: (info) => applyHead?.(info),
    startNavigation(first) {
      trackPageView(location.pathname);
      document.documentElement.dataset.interactive = '';
      navigation = createRouter({
        first,
        address: first.info.address,
        parse: parseAddress,
        hasRoute,
        load: (other, current) => loader.load(other, current && answersFor(other, current)),
        isSamePage,
        restore: restoreScroll,
        isPublic: (other) => routeOf(other)?.middleware === undefined,
        show,
        onStart: () => context.navigating.set(true),
        onEnd: () => context.navigating.set(false),
        onError: (error, url) => {
          if (!isReported(error)) reportThrown(error);
          const before = shows;
          void fail(error, url).catch(() => shows === before && location.assign(url));
        },
        onOffline: () =>
          context.notices.show({ kind: 'toast', text: first.info.texts.common?.offline ?? '' }),
      });
      whenQuiet(startApp);
      return navigation;
    },
    onError(error, isFailure) {
      reportThrown(error);
      if (!isFailure) void fail(error, location.href).catch(() => undefined);
    },
  };
}
