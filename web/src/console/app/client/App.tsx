import { addresses } from '@/console/lib/address';
import type { ConsoleConfig } from '@/console/lib/config';
import type { Catalogue } from '@/console/messages/catalogue';
import { type PageInfo, PageProvider } from '@/console/page/usePage';
import { type Console, ConsoleProvider, useConsole, useSessionState } from '@/console/services/useConsole';
import { failed } from '@/shared/client/failed';
import { gateOf, SessionGate } from '@/shared/client/SessionGate';
import {
  PageBoundary,
  ScreenOrError,
  Shell,
  type ShellParts,
  useFocusAt,
  useTitle,
} from '@/shared/client/Shell';
import { LoadingCards } from '@/shared/components/query/LoadingCards';
import { loadLogIn } from '../routes';
import { ConsoleFrame } from './frame/ConsoleFrame';
import type { ConsolePage } from './router';

interface PageProps {
  page: ConsolePage;
  info: PageInfo;
  onError: (error: unknown) => void;
}

function Page({ page, info: { texts }, onError }: PageProps) {
  const { session, queries } = useConsole();
  const state = useSessionState();
  const gate = gateOf(state);
  const title = gate === 'log-in' ? texts.login.title : page.screen?.title(texts);
  useTitle(title ?? texts.application.failed.title, texts.application.name);
  useFocusAt(gate);
  // The page may have failed because of an answer, which must not come from the cache again.
  const failedPage = (error: unknown, retry: () => void) =>
    failed(error, () => {
      queries.invalidate();
      retry();
    });
  return (
    <ConsoleFrame>
      <PageBoundary page={page} onError={onError} failed={failedPage}>
        <SessionGate
          gate={gate}
          error={state.error}
          onRetry={() => void session.refresh()}
          logIn={loadLogIn}
          loading={<LoadingCards />}
          failed={failed}
        >
          <ScreenOrError page={page} failed={failed} />
        </SessionGate>
      </PageBoundary>
    </ConsoleFrame>
  );
}

interface AppProps extends ShellParts<ConsolePage, ConsoleConfig, Catalogue> {
  console: Console;
}

export function App({ console: own, ...parts }: AppProps) {
  return (
    <Shell {...parts} addresses={addresses}>
      {(page, info) => (
        <ConsoleProvider value={own}>
          <PageProvider value={info}>
            <Page page={page} info={info} onError={parts.onError} />
          </PageProvider>
        </ConsoleProvider>
      )}
    </Shell>
  );
}
