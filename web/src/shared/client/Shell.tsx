import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { NavigationContext, useNavigation } from '@/shared/hooks/useNavigation';
import { NoticesContext } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import { focusHeading } from '@/shared/services/browser/focus';
import type { Notices } from '@/shared/services/notices';
import { ErrorBoundary } from './ErrorBoundary';
import { LastResort } from './LastResort';
import { LoadingBar } from './LoadingBar';
import type { ClientPage, Pages } from './pages';
import { Toasts } from './Toasts';
import { useNow } from './useNow';

interface ShellProps<Page extends ClientPage> {
  pages: Pages<Page>;
  notices: Notices;
  /** The name of the bar that shows while the next page loads. */
  loadingLabel: string;
  /** The address of the application's first page, for when nothing else can be shown. */
  startHref: string;
  /** Reports an error thrown while rendering. */
  onError: (error: unknown) => void;
  children: (page: Page, now: Date) => ReactNode;
}

/** An application that the browser renders: its page, the bar while another one loads, and toasts. */
export function Shell<Page extends ClientPage>(props: ShellProps<Page>) {
  const { pages, notices, loadingLabel, startHref, onError, children } = props;
  const page = useStore(pages.shown);
  const now = useNow();
  return (
    <NavigationContext value={pages.navigation}>
      <NoticesContext value={notices}>
        <LoadingBar isLoading={pages.isLoading} label={loadingLabel} />
        <ErrorBoundary
          page={page}
          onError={onError}
          fallback={() => <LastResort locale={page.address.locale} href={startHref} />}
        >
          {children(page, now)}
        </ErrorBoundary>
        <Toasts />
      </NoticesContext>
    </NavigationContext>
  );
}

interface PageBoundaryProps {
  page: ClientPage;
  onError: (error: unknown) => void;
  /** Says that a page failed; `retry` loads it again. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** A page inside its frame: an error leaves the frame with its menu as it is. */
export function PageBoundary({ page, onError, failed, children }: PageBoundaryProps) {
  const { go } = useNavigation();
  const retry = () => go(location.href);
  return (
    <ErrorBoundary page={page} onError={onError} fallback={(error) => failed(error, retry)}>
      {children}
    </ErrorBoundary>
  );
}

interface ScreenOrErrorProps {
  page: ClientPage & { screen?: { Component: ComponentType } };
  failed: PageBoundaryProps['failed'];
}

/** The screen of a page. It stays as it is while only the query of its address changes. */
export function ScreenOrError({ page, failed }: ScreenOrErrorProps) {
  const { go } = useNavigation();
  if (page.screen === undefined) return failed(page.error, () => go(location.href));
  return <page.screen.Component key={page.address.path} />;
}

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Moves the focus to the heading when an address shows something else than before, such as the page after the
 * login, so that keyboard users continue there. What follows `waiting` is the first thing that they see.
 */
export function useFocusAt(shown: string): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before !== undefined && before !== shown && before !== 'waiting') focusHeading();
  }, [shown]);
}
