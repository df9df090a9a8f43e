import type { Root } from 'react-dom/client';
import { dropAllDrafts } from '../../../shared/forms/clear-drafts';
import type { Address } from '../../../shared/lib/every-page/address';
import { languageTag } from '../../../shared/lib/every-page/locale';
import { localeCookie } from '../../../shared/lib/locale-cookie';
import { createService } from '../../../shared/services/api/service';
import { keepFocus } from '../../../shared/services/browser/focus';
import { provideStorage } from '../../../shared/services/browser/storage';
import { createReporter, reportThrownErrors } from '../../../shared/services/error-reports/reporter';
import { reloadAfter } from '../../../shared/services/every-page/chunks';
import { whenIdle } from '../../../shared/services/every-page/idle';
import { createNotices } from '../../../shared/services/every-page/notices';
import type { PortalConfig } from '../../lib/every-page/config';
import type { Catalogue } from '../../messages/catalogue';
import { createAsk } from '../../services/ask';
import { createDecisions } from '../../services/decisions/decisions';
import { dropAllUnsaved } from '../../services/drafts/unsaved-store';
import { createSession, type Session } from '../../services/session';
import type { Portal } from '../../services/usePortal';
import { routes } from '../every-page/routes';
import { App } from './App';
import { startRouter } from './router';

export interface Start {
  root: Root;
  address: Address;
  config: PortalConfig;
  texts: Catalogue;
}

function beacon(url: string, body: string, type = 'application/json'): void {
  navigator.sendBeacon(url, new Blob([body], { type }));
}

function createPortal({ address, config }: Start, report: ReturnType<typeof createReporter>): Portal {
  const service = createService({
    root: config.portal_root,
    locale: address.locale,
    token: () => undefined,
    onUnauthorized: () => session.expire(),
    // The service's messages are already in the page's language.
    ownText: async () => undefined,
    report,
  });
  const ask = createAsk(
    service,
    () => session.expire(),
    () => void session.refresh(),
  );
  const session: Session = createSession(ask, () => {
    dropAllDrafts();
    dropAllUnsaved();
    decisions.clear();
  });
  const decisions = createDecisions(ask);
  return { service, ask, session, decisions };
}

/** Loads all screens ahead: together they are small, and a click then waits only for its data. */
function loadScreens(): void {
  for (const { load } of routes) load().catch(() => undefined);
}

/** Starts the portal and shows its first page. */
export async function run(start: Start): Promise<void> {
  const { root, address, config, texts } = start;
  provideStorage();
  const report = createReporter(config, beacon);
  const reportThrown = reportThrownErrors(report);
  keepFocus();
  document.documentElement.lang = languageTag[address.locale];
  document.cookie = localeCookie(address.locale);
  const portal = createPortal(start, report);
  const notices = createNotices();
  void portal.session.refresh();
  const router = await startRouter({
    first: address,
    onError: (error, href) => {
      if (!navigator.onLine) notices.show({ kind: 'toast', text: texts.common.offline });
      else if (!reloadAfter(error, href)) notices.show({ kind: 'toast', text: texts.common.requestError });
    },
  });
  root.render(
    <App
      router={router}
      portal={portal}
      notices={notices}
      config={config}
      texts={texts}
      onError={reportThrown}
    />,
  );
  document.documentElement.dataset.interactive = '';
  whenIdle(loadScreens);
}
