import { flushSync } from 'react-dom';
import { CountUnreadDocument, GetProfileDocument } from '../../generated/graphql';
import { type Address, href, parseAddress } from '../../lib/address';
import { loadChunk, reloadAfter } from '../../lib/chunks';
import { answerError } from '../../lib/error-text';
import { dropAllDrafts } from '../../lib/forms/drafts';
import { localeCookie } from '../../lib/locale-cookie';
import { isLoginPath, loginHref, onwardHref } from '../../lib/login-target';
import type { Navigation } from '../../lib/navigation';
import { type Operation, operation } from '../../lib/operation';
import { paths } from '../../lib/paths';
import { readPendingLogin } from '../../lib/pending-login';
import { createReporter, reportThrownErrors } from '../../lib/report';
import { createService, type Service, ServiceError } from '../../lib/service';
import { Session } from '../../lib/session/session';
import { isLoggedIn } from '../../lib/session/state';
import type { Catalogue } from '../../messages/catalogue';
import type { Page } from '../page';
import { matchRoute } from '../routing/match';
import { RouteError } from '../routing/route-error';
import { type Route, routes } from '../routing/routes';
import type { Life, Stage } from '../stage';
import { AccountMenu } from './AccountMenu';
import type { TextLoader } from './code';
import type { ContentService } from './content-service';
import { focusHeading, keepFocus } from './focus';
import { LateSideMenu } from './LateSideMenu';
import type { PageLoader } from './load-page';
import { Overlays } from './Overlays';
import { createProgress } from './progress';
import { startRouter } from './router';
import { unregisterServiceWorkers } from './service-workers';
import { startTracking } from './tracking';

/** What makes pages, with the table of every script and text of the site, is needed only to leave the first page. */
const code = () => loadChunk(() => import('./code'));
/** So is what writes a page's head. */
const heads = () => loadChunk(() => import('./apply-head'));
const ownTexts = import.meta.glob<Pick<Catalogue, 'personal'>>('../../messages/*/personal.ts');

function beacon(url: string, body: string, type = 'application/json'): void {
  navigator.sendBeacon(url, new Blob([body], { type }));
}

/** What the service said, which is reported where it is heard, and what a route makes of it. */
function isAnswer(error: unknown): boolean {
  return error instanceof ServiceError || error instanceof RouteError;
}

function currentAddress(): Address | undefined {
  return parseAddress(location.pathname, location.search, location.hash);
}

interface SessionWorld {
  stage: Stage;
  texts: TextLoader;
  service: () => Service;
  navigation: () => Navigation;
  knows: (address: Address) => boolean;
  isGuarded: (address: Address) => boolean;
}

function createSession({ stage, texts, service, navigation, knows, isGuarded }: SessionWorld): Session {
  const { config, address, notices } = stage;
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
        (await ask(operation('CountUnread', CountUnreadDocument, {}))).get_notifications.unread_total,
      revoke: (token) => {
        dropAllDrafts();
        return service().post('logout', { device_token: null }, token);
      },
      showExpired: () => void showExpired(),
      goHome: () => navigation().go(href(address.locale, '/')),
      leaveGuarded: (to) => {
        const here = currentAddress();
        if (here && isGuarded(here)) {
          navigation().go(to === 'login' ? loginHref(here) : href(here.locale, '/'), { replace: true });
        }
      },
      goRestore: () => {
        if (currentAddress()?.path !== paths.accountRestore)
          navigation().go(href(address.locale, paths.accountRestore));
      },
      goOnward: () => {
        const here = currentAddress();
        if (here) navigation().go(onwardHref(here, knows), { replace: true });
      },
      onLoginPage: () => isLoginPath(currentAddress()?.path ?? ''),
    },
    stage.session,
  );
}

/** Everything that a page does after it stands: navigation, the session, error reports, menus. */
export async function startLife(stage: Stage): Promise<Life> {
  const { config, address, rendered } = stage;
  let loadTexts: Promise<TextLoader> | undefined;
  const texts: TextLoader = async (namespaces) => {
    loadTexts ??= code().then((module) =>
      module.createTextLoader(address.locale, rendered?.info.texts ?? {}),
    );
    return (await loadTexts)(namespaces);
  };
  const routeOf = (other: Address) => matchRoute(routes, other.path, config.environment)?.route;
  const knows = (other: Address) => routeOf(other) !== undefined;
  const isGuarded = (other: Address) => routeOf(other)?.middleware?.includes('logged-in') ?? false;
  const report = createReporter(config, beacon);
  const reportThrown = reportThrownErrors(report);
  void unregisterServiceWorkers();
  keepFocus();
  document.cookie = localeCookie(address.locale);

  let navigation: Navigation = { go: (link) => location.assign(link) };
  const session: Session = createSession({
    stage,
    texts,
    knows,
    isGuarded,
    service: () => service,
    navigation: () => navigation,
  });
  const service = createService({
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
  let contentService: Promise<ContentService> | undefined;
  const content: ContentService = {
    async ask(operation) {
      contentService ??= loadChunk(() => import('./content-service')).then((module) =>
        module.createContentService({
          root: config.content_root,
          locale: address.locale,
          storage: sessionStorage,
          whileLoading: stage.notices.whileLoading,
          report,
        }),
      );
      return (await contentService).ask(operation);
    },
  };
  const visitor = {
    knows,
    profile: () => session.profile(),
    awaitsCode: () => readPendingLogin() !== undefined,
    isLoggedIn: async () => {
      await new Promise<void>((resolve) => session.whenToken(resolve));
      return isLoggedIn(session.state.get());
    },
  };
  const loadLate = async (name: string) => {
    const { part } = await (await code()).loadLateModule(name);
    return { Component: part.Component, texts: await texts(part.namespaces) };
  };
  let applyHead: Life['applyHead'] | undefined;
  const loadScreen = async (route: Route) => {
    const loaded = await (await code()).loadCode(route);
    await Promise.all((loaded.screen.late ?? []).map(stage.late.load));
    return loaded;
  };
  const loadCode = async (route: Route) => {
    const [loaded, head] = await Promise.all([loadScreen(route), heads()]);
    applyHead = head.applyHead;
    return loaded;
  };
  let madeLoader: PageLoader | undefined;
  const pages = async () => {
    const { createPageLoader } = await code();
    const userid = () => stage.session.get().credentials?.claims.sub;
    madeLoader ??= createPageLoader({ userid, config, texts, loadCode, service, content, visitor, rendered });
    return madeLoader;
  };
  const loader: PageLoader = {
    load: async (...wanted) => (await pages()).load(...wanted),
    errorPage: async (...wanted) => (await pages()).errorPage(...wanted),
  };
  session.start();

  const trackPageView = startTracking(config, beacon);
  const progress = createProgress(stage.navigating);
  const show = (page: Page, stays = false) => {
    flushSync(() => stage.show(page));
    applyHead?.(page.info);
    if (stays) return;
    focusHeading();
    trackPageView(location.pathname);
  };
  const fail = async (error: unknown, url: string) => {
    if (reloadAfter(error, url)) return;
    const failed = new URL(url);
    const wanted = parseAddress(failed.pathname, failed.search, failed.hash) ?? address;
    show(await loader.errorPage(wanted, error));
  };
  const loadOwnTexts = ownTexts[`../../messages/${address.locale}/personal.ts`];
  const personal = loadOwnTexts && (await loadChunk(loadOwnTexts)).personal;
  if (personal) stage.parts.set({ AccountMenu, Overlays, SideMenu: LateSideMenu, texts: personal });

  return {
    loader,
    session,
    service,
    loadLate,
    applyHead: (info) => applyHead?.(info),
    enter(first) {
      trackPageView(location.pathname);
      document.documentElement.dataset.alive = '';
      navigation = startRouter({
        first,
        loader,
        knows,
        isPublic: (other) => routeOf(other)?.middleware === undefined,
        show,
        onStart: progress.start,
        onEnd: progress.end,
        onError: (error, url) => {
          if (!isAnswer(error)) reportThrown(error);
          void fail(error, url).catch(() => location.assign(url));
        },
        onOffline: () =>
          stage.notices.show({ kind: 'toast', text: first.info.texts.common?.requestError ?? '' }),
      });
      return navigation;
    },
    onError(error, isFailure) {
      reportThrown(error);
      if (!isFailure) void fail(error, location.href).catch(() => undefined);
    },
  };
}
