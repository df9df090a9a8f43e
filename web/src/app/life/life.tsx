import { flushSync } from 'react-dom';
import { type Address, href, parseAddress } from '../../lib/address';
import { localeCookie } from '../../lib/locale-cookie';
import { isLoginPath, onwardHref } from '../../lib/login-target';
import type { Navigation } from '../../lib/navigation';
import { createReporter, reportThrownErrors } from '../../lib/report';
import { createService, type Service } from '../../lib/service';
import { Session } from '../../lib/session/session';
import { isLoggedIn } from '../../lib/session/state';
import { reloadAfter } from '../chunks';
import type { Page } from '../page';
import { matchRoute } from '../routing/match';
import { routes } from '../routing/routes';
import type { Life, Stage } from '../stage';
import { AccountMenu } from './AccountMenu';
import { applyHead } from './apply-head';
import { createTextLoader, type TextLoader } from './code';
import { createPageLoader } from './load-page';
import { Overlays } from './Overlays';
import { createProgress } from './progress';
import { startRouter } from './router';
import { SideMenu } from './SideMenu';
import { focusHeading } from './scroll';
import { unregisterServiceWorkers } from './service-workers';

function beacon(url: string, body: string): void {
  navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
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
}

function createSession({ stage, texts, service, navigation, knows }: SessionWorld): Session {
  const { config, address, notices } = stage;
  const showExpired = async () => {
    const { common } = await texts(['common']);
    if (common) notices.show({ kind: 'toast', text: common.tokenExpired });
  };
  return new Session(
    {
      issuer: config.token_issuer,
      storage: localStorage,
      createAnonymous: async () =>
        (await service().post<{ access_token: string }>('create-anonymous')).access_token,
      refresh: async () => (await service().post<{ access_token: string | null }>('refresh')).access_token,
      revoke: (token) => service().post('logout', { device_token: null }, token),
      showExpired: () => void showExpired(),
      goHome: () => navigation().go(href(address.locale, '/')),
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
  const texts = createTextLoader(address.locale, rendered?.info.texts ?? {});
  const knows = (other: Address) => matchRoute(routes, other.path, config.environment) !== undefined;
  const report = createReporter(config, beacon);
  reportThrownErrors(report);
  void unregisterServiceWorkers();
  document.cookie = localeCookie(address.locale);

  let navigation: Navigation = { go: (link) => location.assign(link) };
  const session: Session = createSession({
    stage,
    texts,
    knows,
    service: () => service,
    navigation: () => navigation,
  });
  const service = createService({
    root: '/api/seeker',
    locale: address.locale,
    token: () => session.token(),
    onUnauthorized: () => session.unauthorized(),
    report,
  });
  const visitor = {
    knows,
    isLoggedIn: async () => {
      await new Promise<void>((resolve) => session.whenToken(resolve));
      return isLoggedIn(session.state.get());
    },
  };
  const loader = createPageLoader({ config, texts, service, visitor });
  if (rendered) loader.keepLayout(rendered);
  session.start();

  const progress = createProgress(stage.navigating);
  const show = (page: Page) => {
    flushSync(() => stage.show(page));
    applyHead(page.info);
    focusHeading();
  };
  const fail = async (error: unknown, url: string) => {
    if (reloadAfter(error, url)) return;
    const failed = new URL(url);
    const wanted = parseAddress(failed.pathname, failed.search, failed.hash) ?? address;
    show(await loader.errorPage(wanted, error));
  };
  const { personal } = await texts(['personal']);
  if (personal) stage.parts.set({ AccountMenu, Overlays, SideMenu, texts: personal });

  return {
    loader,
    session,
    service,
    applyHead,
    enter(first) {
      navigation = startRouter({
        first,
        loader,
        knows,
        show,
        onStart: progress.start,
        onEnd: progress.end,
        onError: (error, url) => void fail(error, url).catch(() => location.assign(url)),
      });
      return navigation;
    },
    onError(error, isFailure) {
      report({
        kind: 'thrown',
        message: String(error),
        stack: error instanceof Error ? error.stack : undefined,
      });
      if (!isFailure) void fail(error, location.href).catch(() => undefined);
    },
  };
}
