import type { ReactElement } from 'react';
import type { ConsoleConfig } from '@/console/lib/config';
import type { Catalogue } from '@/console/messages/catalogue';
import { setUpDocument } from '@/shared/client/set-up-document';
import type { Start } from '@/shared/client/start';
import { createNotices } from '@/shared/services/notices';
import { App } from './App';
import { screens } from './router';

/** Loads the console's first page, and returns the console. */
export async function run(start: Start<ConsoleConfig, Catalogue>): Promise<ReactElement> {
  const { address, config, texts } = start;
  const { reportThrown } = setUpDocument(address.locale, config);
  const notices = createNotices();
  const first = await screens.loadFirst(address);
  const pages = screens.start(first, () => notices.show({ kind: 'toast', text: texts.application.offline }));
  return <App pages={pages} notices={notices} config={config} texts={texts} onError={reportThrown} />;
}
