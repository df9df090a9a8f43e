import { type ReactNode, useLayoutEffect } from 'react';
import { addresses } from '@/portal/lib/address';
import type { PortalConfig } from '@/portal/lib/config';
import type { Catalogue } from '@/portal/messages/catalogue';
import { type PageInfo, PageProvider } from '@/portal/page/usePage';
import type { Membership } from '@/portal/services/session';
import {
  MembershipContext,
  type Portal,
  PortalProvider,
  usePortal,
  useSessionState,
} from '@/portal/services/usePortal';
import { failed } from '@/shared/client/failed';
import { LateScreen } from '@/shared/client/LateScreen';
import { type Gate, gateOf, SessionGate } from '@/shared/client/SessionGate';
import {
  PageBoundary,
  ScreenOrError,
  Shell,
  type ShellParts,
  useFocusAt,
  useTitle,
} from '@/shared/client/Shell';
import { LoadingCards } from '@/shared/components/query/LoadingCards';
import { textIn } from '@/shared/lib/localized-text';
import { loadLogIn, loadNotFound } from '../routes';
import { CompanyFrame } from './frame/CompanyFrame';
import { TaskFrame } from './frame/TaskFrame';
import type { PortalPage } from './router';

interface AppProps extends ShellParts<PortalPage, PortalConfig, Catalogue> {
  portal: Portal;
}

type View = { kind: Gate | 'not-found' } | { kind: 'company'; membership: Membership };

/** Chooses what an address shows, depending on who is logged in. */
function useView({ route, params }: PortalPage): View {
  const session = useSessionState();
  const kind = gateOf(session, route.isOpen);
  if (kind !== 'page' || route.isOpen || params.company === undefined) return { kind };
  const membership = session.person?.memberships.find(({ company }) => company.id === params.company);
  return membership ? { kind: 'company', membership } : { kind: 'not-found' };
}

/** The parts of a page's title, before the portal's name. */
function titleOf({ screen }: PortalPage, view: View, { texts, address }: PageInfo) {
  const titles: Partial<Record<View['kind'], string>> = {
    'log-in': texts.login.title,
    'not-found': texts.notFound.title,
  };
  const own = titles[view.kind] ?? screen?.title(texts) ?? texts.application.failed.title;
  const company = view.kind === 'company' ? textIn(address.locale, view.membership.company.name) : undefined;
  return [own, company];
}

/** The frame around a page. It stays while the pages of a company, or those of none, take turns. */
function Frame({ view, path, children }: { view: View; path: string; children: ReactNode }) {
  const { queries } = usePortal();
  const company = view.kind === 'company' ? view.membership.company.id : undefined;
  // Before the screens ask, which they do in their effects.
  useLayoutEffect(() => {
    if (company !== undefined) queries.enter(company);
  }, [queries, company]);
  if (view.kind !== 'company') return <TaskFrame>{children}</TaskFrame>;
  return (
    <MembershipContext value={view.membership}>
      <CompanyFrame path={path}>{children}</CompanyFrame>
    </MembershipContext>
  );
}

function Content({ page, view }: { page: PortalPage; view: View }) {
  const { session } = usePortal();
  const { error } = useSessionState();
  if (view.kind === 'not-found')
    return <LateScreen load={loadNotFound} loading={<LoadingCards />} failed={failed} />;
  return (
    <SessionGate
      gate={view.kind === 'company' ? 'page' : view.kind}
      error={error}
      onRetry={() => void session.refresh()}
      logIn={loadLogIn}
      loading={<LoadingCards />}
      failed={failed}
    >
      <ScreenOrError page={page} failed={failed} />
    </SessionGate>
  );
}

interface PageProps {
  page: PortalPage;
  info: PageInfo;
  onError: (error: unknown) => void;
}

function Page({ page, info, onError }: PageProps) {
  const { queries } = usePortal();
  const view = useView(page);
  useTitle(...titleOf(page, view, info), info.texts.application.name);
  useFocusAt(view.kind);
  // The page may have failed because of an answer, which must not come from the cache again.
  const failedPage = (error: unknown, retry: () => void) =>
    failed(error, () => {
      queries.invalidate();
      retry();
    });
  return (
    <Frame view={view} path={page.address.path}>
      <PageBoundary page={page} onError={onError} failed={failedPage}>
        <Content page={page} view={view} />
      </PageBoundary>
    </Frame>
  );
}

export function App({ portal, ...parts }: AppProps) {
  return (
    <Shell {...parts} addresses={addresses}>
      {(page, info) => (
        <PortalProvider value={portal}>
          <PageProvider value={info}>
            <Page page={page} info={info} onError={parts.onError} />
          </PageProvider>
        </PortalProvider>
      )}
    </Shell>
  );
}
