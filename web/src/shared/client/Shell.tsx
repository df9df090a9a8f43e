import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { AddressesContext } from '@/shared/hooks/application/useAddresses';
import type { ScreenInfo } from '@/shared/hooks/useKitPage';
import { NavigationContext, useNavigation } from '@/shared/hooks/useNavigation';
import { NoticesContext } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import type { Addresses } from '@/shared/lib/address';
import { joinTitle } from '@/shared/lib/join-title';
import type { Params } from '@/shared/lib/routes';
import type { KitCatalogue } from '@/shared/messages/catalogue';
import { focusHeading } from '@/shared/services/browser/focus';
import type { Notices } from '@/shared/services/notices';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { ErrorBoundary } from './ErrorBoundary';
import { LastResort } from './LastResort';
import lastResort from './last-resort.module.css';
import type { ClientPage, Pages } from './pages';
import { Toasts } from './Toasts';
import { useNow } from './useNow';

/** The parts of an application's frame when it starts. */
export interface ShellParts<Page extends ClientPage, Config, Texts> {
  pages: Pages<Page>;
  notices: Notices;
  config: Config;
  texts: Texts;
  /** Reports an error thrown while rendering. */
  onError: (error: unknown) => void;
}

interface ShellProps<Page extends ClientPage, Config, Texts extends Partial<KitCatalogue>>
  extends ShellParts<Page, Config, Texts> {
  addresses: Addresses;
  children: (page: Page, info: ScreenInfo<Config, Texts>) => ReactNode;
}

/** An application that the browser renders: its page, the bar while another one loads, and toasts. */
export function Shell<
  Page extends ClientPage & { params: Params },
  Config,
  Texts extends Pick<KitCatalogue, 'application'>,
>(props: ShellProps<Page, Config, Texts>) {
  const { pages, addresses, notices, config, texts, onError, children } = props;
  const page = useStore(pages.shown);
  const now = useNow();
  const { address, params } = page;
  const startHref = addresses.href(address.locale, '/');
  return (
    <NavigationContext value={pages.navigation}>
      <NoticesContext value={notices}>
        <AddressesContext value={addresses}>
          <ProgressBar isLoading={pages.isLoading} label={texts.application.loading} />
          <ErrorBoundary
            page={page}
            onError={onError}
            fallback={() => (
              <LastResort className={lastResort.main} locale={address.locale} href={startHref} />
            )}
          >
            {children(page, { address, params, config, texts, now })}
          </ErrorBoundary>
          <Toasts />
        </AddressesContext>
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

/** The title of the browser's tab: the page's title and its suffix. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = joinTitle(...parts);
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
