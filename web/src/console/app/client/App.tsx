import { addresses } from '@/console/lib/address';
import type { ConsoleConfig } from '@/console/lib/config';
import type { Catalogue } from '@/console/messages/catalogue';
import { type PageInfo, PageProvider } from '@/console/page/usePage';
import { failed } from '@/shared/client/failed';
import { PageBoundary, ScreenOrError, Shell, type ShellParts, useTitle } from '@/shared/client/Shell';
import { ConsoleFrame } from './frame/ConsoleFrame';
import type { ConsolePage } from './router';

interface PageProps {
  page: ConsolePage;
  info: PageInfo;
  onError: (error: unknown) => void;
}

function Page({ page, info: { texts }, onError }: PageProps) {
  useTitle(page.screen?.title(texts) ?? texts.application.failed.title, texts.application.name);
  return (
    <ConsoleFrame>
      <PageBoundary page={page} onError={onError} failed={failed}>
        <ScreenOrError page={page} failed={failed} />
      </PageBoundary>
    </ConsoleFrame>
  );
}

export function App(parts: ShellParts<ConsolePage, ConsoleConfig, Catalogue>) {
  return (
    <Shell {...parts} addresses={addresses}>
      {(page, info) => (
        <PageProvider value={info}>
          <Page page={page} info={info} onError={parts.onError} />
        </PageProvider>
      )}
    </Shell>
  );
}
