import type { ReactElement } from 'react';
import type { ConsoleConfig } from '@/console/lib/config';
import { paths } from '@/console/lib/paths';
import type { Catalogue } from '@/console/messages/catalogue';
import { loadLateScreen } from '@/shared/client/LateScreen';
import { setUpDocument } from '@/shared/client/set-up-document';
import type { Start } from '@/shared/client/start';
import { createNotices } from '@/shared/services/notices';
import { loadLogIn } from '../routes';
import { App } from './App';
import { createConsole } from './create-console';
import { screens } from './router';

/** Loads the console's first page, and returns the console. */
export async function run(start: Start<ConsoleConfig, Catalogue>): Promise<ReactElement> {
  const { address, config, texts } = start;
  const { report, reportThrown } = setUpDocument(address.locale, config);
  const own = createConsole(address.locale, report);
  const notices = createNotices();
  const known = own.session.refresh();
  const first = await screens.loadFirst(address);
  // The document shows a login. It stays until the service has answered, unless this browser remembers a session.
  if (address.path === paths.start && !own.session.isRemembered())
    await Promise.all([known, loadLateScreen(loadLogIn).catch(() => undefined)]);
  const pages = screens.start(first, () => notices.show({ kind: 'toast', text: texts.application.offline }));
  return (
    <App pages={pages} console={own} notices={notices} config={config} texts={texts} onError={reportThrown} />
  );
}
