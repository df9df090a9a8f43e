import { createPreviews } from '../shared/client/previews';
import { defaultLocale } from '../shared/lib/locale';
import { createPortal } from './app/client/create-portal';
import { TaskFrame } from './app/client/frame/TaskFrame';
import { screen as logIn } from './features/login/LogInScreen';
import { addresses } from './lib/address';
import { readConfig } from './lib/config';
import { paths } from './lib/paths';
import { texts as en } from './messages/all-en';
import { texts as zhHant } from './messages/all-zh-hant';
import { PageProvider } from './page/usePage';
import { PortalProvider } from './services/usePortal';

const config = readConfig({});
const portal = createPortal(defaultLocale, config.portal_root, () => undefined);

// The previews contain no personal data. Most visitors of the first page have no session yet, so it shows the login.
const previews = createPreviews({
  addresses,
  config,
  texts: { 'zh-hant': zhHant, en },
  screens: { [paths.start]: logIn },
  frame: (info, content) => (
    <PortalProvider value={portal}>
      <PageProvider value={info}>
        <TaskFrame>{content}</TaskFrame>
      </PageProvider>
    </PortalProvider>
  ),
});

Object.assign(globalThis, { hoigung: { previews } });
