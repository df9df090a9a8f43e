import type { ReactElement } from 'react';
import type { PortalConfig } from '@/portal/lib/config';
import { paths } from '@/portal/lib/paths';
import type { Catalogue } from '@/portal/messages/catalogue';
import type { Portal } from '@/portal/services/usePortal';
import { loadLateScreen } from '@/shared/client/LateScreen';
import { setUpDocument } from '@/shared/client/set-up-document';
import type { Start } from '@/shared/client/start';
import { whenIdle } from '@/shared/services/idle';
import { createNotices } from '@/shared/services/notices';
import { loadLogIn } from '../routes';
import { App } from './App';
import { createPortal } from './create-portal';
import { screens } from './router';

/**
 * Loads all screens ahead, once there is somebody who can open them: together they are small, and a click then
 * waits only for its data.
 */
async function loadScreens({ state }: Portal['session']): Promise<void> {
  if (!state.get().person) {
    await new Promise<void>((resolve) => {
      const end = state.subscribe(() => {
        if (!state.get().person) return;
        end();
        resolve();
      });
    });
  }
  await new Promise<void>(whenIdle);
  await screens.loadAll();
}

/** Loads the portal's first page, and returns the portal. */
export async function run(start: Start<PortalConfig, Catalogue>): Promise<ReactElement> {
  const { address, config, texts } = start;
  const { report, reportThrown } = setUpDocument(address.locale, config);
  const portal = createPortal(address.locale, config.portal_root, report);
  const notices = createNotices();
  const known = portal.session.refresh();
  const first = await screens.loadFirst(address);
  // The document shows a login. It stays until the service has answered, unless this browser remembers a session.
  if (address.path === paths.start && !portal.session.isRemembered())
    await Promise.all([known, loadLateScreen(loadLogIn).catch(() => undefined)]);
  const pages = screens.start(first, () => notices.show({ kind: 'toast', text: texts.application.offline }));
  void loadScreens(portal.session);
  return (
    <App
      pages={pages}
      portal={portal}
      notices={notices}
      config={config}
      texts={texts}
      onError={reportThrown}
    />
  );
}
