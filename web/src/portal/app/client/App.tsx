import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { PageContext } from '../../../shared/hooks/every-page/useKitPage';
import { NavigationContext } from '../../../shared/hooks/every-page/useNavigation';
import { NoticesContext, useNotices } from '../../../shared/hooks/every-page/useNotices';
import { useStore } from '../../../shared/hooks/every-page/useStore';
import { focusHeading } from '../../../shared/services/browser/focus';
import { loadChunk } from '../../../shared/services/every-page/chunks';
import type { Notices } from '../../../shared/services/every-page/notices';
import { Toast } from '../../../shared/ui/Toast';
import { Failed } from '../../components/answer/Failed';
import { Waiting } from '../../components/answer/Waiting';
import type { PortalConfig } from '../../lib/every-page/config';
import { textIn } from '../../lib/localized-text';
import type { Catalogue } from '../../messages/catalogue';
import type { PageInfo } from '../../page/every-page/usePage';
import type { Membership } from '../../services/session';
import {
  MembershipContext,
  type Portal,
  PortalContext,
  usePortal,
  useSessionState,
} from '../../services/usePortal';
import { loadLogIn, loadNotFound } from '../every-page/routes';
import { CompanyFrame } from './frame/CompanyFrame';
import { LoadingBar } from './frame/LoadingBar';
import { TaskFrame } from './frame/TaskFrame';
import type { Router, Shown } from './router';

const LogIn = lazy(async () => ({ default: (await loadChunk(loadLogIn)).screen.Component }));
const NotFound = lazy(async () => ({ default: (await loadChunk(loadNotFound)).screen.Component }));

export interface AppProps {
  router: Router;
  portal: Portal;
  notices: Notices;
  config: PortalConfig;
  texts: Catalogue;
  onError: (error: unknown) => void;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Reports errors thrown while rendering, and shows them in a plain frame with a way to retry. */
class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <TaskFrame>
        <Failed error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
      </TaskFrame>
    );
  }
}

type View =
  | { kind: 'open' | 'waiting' | 'failed' | 'log-in' | 'person' | 'not-found' }
  | { kind: 'company'; membership: Membership };

/** Chooses what an address shows, depending on who is logged in. */
function useView({ route, params }: Shown): View {
  const { person, error } = useSessionState();
  if (route.isOpen) return { kind: 'open' };
  if (person === undefined) return { kind: error === undefined ? 'waiting' : 'failed' };
  if (person === null) return { kind: 'log-in' };
  if (params.company === undefined) return { kind: 'person' };
  const membership = person.memberships.find(({ company }) => company.id === params.company);
  return membership ? { kind: 'company', membership } : { kind: 'not-found' };
}

function useTitle({ screen }: Shown, view: View, { texts, address }: PageInfo): void {
  const { portalName } = texts.common;
  const own =
    view.kind === 'log-in'
      ? texts.login.title
      : view.kind === 'not-found'
        ? texts.notFound.title
        : screen.title(texts);
  const company = view.kind === 'company' ? textIn(address.locale, view.membership.company.name) : undefined;
  const title = [own, company, portalName].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Moves the focus to the new page's heading, so that keyboard users continue there. */
function useFocus(address: string, view: View): void {
  const place = `${address} ${view.kind}`;
  const last = useRef<string>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before !== undefined && before !== place && !before.endsWith(' waiting')) focusHeading();
  }, [place]);
}

function Content({ shown, view }: { shown: Shown; view: View }) {
  const { session } = usePortal();
  const { error } = useSessionState();
  const { Component: Screen } = shown.screen;
  const screen = <Screen key={shown.address.path} />;
  switch (view.kind) {
    case 'company':
      return (
        <MembershipContext value={view.membership}>
          <CompanyFrame path={shown.address.path}>{screen}</CompanyFrame>
        </MembershipContext>
      );
    case 'open':
    case 'person':
      return <TaskFrame>{screen}</TaskFrame>;
    case 'failed':
      return (
        <TaskFrame>
          <Failed error={error} onRetry={() => void session.refresh()} />
        </TaskFrame>
      );
    case 'waiting':
      return (
        <TaskFrame>
          <Waiting />
        </TaskFrame>
      );
    default:
      return (
        <TaskFrame>
          <Suspense fallback={<Waiting />}>{view.kind === 'log-in' ? <LogIn /> : <NotFound />}</Suspense>
        </TaskFrame>
      );
  }
}

function Notice() {
  const { notice, dismiss } = useNotices();
  const shown = useStore(notice);
  return <Toast notice={shown} onAction={dismiss} />;
}

function Page({ shown, info }: { shown: Shown; info: PageInfo }) {
  const view = useView(shown);
  useTitle(shown, view, info);
  useFocus(shown.address.path, view);
  return <Content shown={shown} view={view} />;
}

export function App({ router, portal, notices, config, texts, onError }: AppProps) {
  const shown = useStore(router.shown);
  const { address, params } = shown;
  const info: PageInfo = { address, params, config, texts, now: new Date() };
  return (
    <NavigationContext value={router.navigation}>
      <NoticesContext value={notices}>
        <PortalContext value={portal}>
          <PageContext value={info}>
            <LoadingBar isLoading={router.isLoading} />
            <ErrorBoundary key={address.path} onError={onError}>
              <Page shown={shown} info={info} />
            </ErrorBoundary>
            <Notice />
          </PageContext>
        </PortalContext>
      </NoticesContext>
    </NavigationContext>
  );
}
