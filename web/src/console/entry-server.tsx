import { createPreviews } from '../shared/client/previews';
import { ConsoleFrame } from './app/client/frame/ConsoleFrame';
import { screen as start } from './features/start/StartScreen';
import { addresses } from './lib/address';
import { readConfig } from './lib/config';
import { paths } from './lib/paths';
import { texts as en } from './messages/all-en';
import { texts as zhHant } from './messages/all-zh-hant';
import { PageProvider } from './page/usePage';

const previews = createPreviews({
  addresses,
  config: readConfig({}),
  texts: { 'zh-hant': zhHant, en },
  screens: { [paths.start]: start },
  frame: (info, content) => (
    <PageProvider value={info}>
      <ConsoleFrame>{content}</ConsoleFrame>
    </PageProvider>
  ),
});

Object.assign(globalThis, { hoigung: { previews } });
