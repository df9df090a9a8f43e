import { createPreviews } from '../shared/client/previews';
import { defaultLocale } from '../shared/lib/locale';
import { createConsole } from './app/client/create-console';
import { ConsoleFrame } from './app/client/frame/ConsoleFrame';
import { screen as logIn } from './features/login/LogInScreen';
import { addresses } from './lib/address';
import { readConfig } from './lib/config';
import { paths } from './lib/paths';
import { texts as en } from './messages/all-en';
import { texts as zhHant } from './messages/all-zh-hant';
import { PageProvider } from './page/usePage';
import { ConsoleProvider } from './services/useConsole';

const own = createConsole(defaultLocale, () => undefined);

// The previews contain no personal data. Sessions are short, so the first page shows the login.
const previews = createPreviews({
  addresses,
  config: readConfig({}),
  texts: { 'zh-hant': zhHant, en },
  screens: { [paths.start]: logIn },
  frame: (info, content) => (
    <ConsoleProvider value={own}>
      <PageProvider value={info}>
        <ConsoleFrame>{content}</ConsoleFrame>
      </PageProvider>
    </ConsoleProvider>
  ),
});

Object.assign(globalThis, { hoigung: { previews } });
