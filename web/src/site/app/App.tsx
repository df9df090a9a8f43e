import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from '@/shared/client/ErrorBoundary';
import { LastResort } from '@/shared/client/LastResort';
import { type Navigation, NavigationContext } from '@/shared/hooks/useNavigation';
import { NoticesContext } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import type { Locale } from '@/shared/lib/locale';
import type { Store } from '@/shared/lib/store';
import type { Notices } from '@/shared/services/notices';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { href } from '@/site/lib/address';
import { DeferredContext, type DeferredLoader } from '../page/Deferred';
import { type PageInfo, PageProvider } from '../page/usePage';
import { useTexts } from '../page/useTexts';
import { type SessionAccess, SessionContext } from '../services/session/useSession';
import { Announcer } from './frame/Announcer';
import styles from './layouts/layout.module.css';
import type { Page } from './page';
import { fullTitle } from './title';
import { type ClientFrameAccess, ClientFrameContext, useClientFrame } from './useClientFrame';

/** Services that a page needs, both on the server and in the browser. */
export interface AppServices {
  navigation: Navigation;
  notices: Notices;
  session: SessionAccess;
  clientFrame: ClientFrameAccess;
  deferred: DeferredLoader;
  navigating: Store<boolean>;
  /** Called when rendering a page fails. */
  onError: (error: unknown) => void;
}

/** The page in place of an application that failed. */
export function Failure({ locale }: { locale: Locale }) {
  const className = `${styles.layout} ${styles.main} ${styles.middle}`;
  return <LastResort className={className} locale={locale} href={href(locale, '/')} />;
}

function Progress({ isLoading }: { isLoading: Store<boolean> }) {
  return <ProgressBar isLoading={isLoading} label={useTexts('common').loading} />;
}

function ClientOverlays() {
  const { frame } = useClientFrame();
  return frame ? <frame.Overlays /> : null;
}

/** Marks the document as hydrated, for tests and tools. */
function useHydratedAttribute(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}

function PageInLayout({ page }: { page: Page }) {
  const { Layout, screen } = page;
  return (
    <Layout name={page.layout} answers={page.layoutAnswers}>
      <screen.Component {...page.input} />
    </Layout>
  );
}

interface ProvidersProps {
  info: PageInfo;
  services: AppServices;
  children: ReactNode;
}

/** Provides the contexts that every component may use. */
export function Providers({ info, services, children }: ProvidersProps) {
  return (
    <NavigationContext value={services.navigation}>
      <NoticesContext value={services.notices}>
        <SessionContext value={services.session}>
          <ClientFrameContext value={services.clientFrame}>
            <DeferredContext value={services.deferred}>
              <PageProvider value={info}>{children}</PageProvider>
            </DeferredContext>
          </ClientFrameContext>
        </SessionContext>
      </NoticesContext>
    </NavigationContext>
  );
}

/** A page inside its layout, and the overlays. */
export function App({ page: store, services }: { page: Store<Page>; services: AppServices }) {
  const page = useStore(store);
  const { locale } = page.info.address;
  useHydratedAttribute();
  return (
    <Providers info={page.info} services={services}>
      <ErrorBoundary page={page} onError={services.onError} fallback={() => <Failure locale={locale} />}>
        <Progress isLoading={services.navigating} />
        <PageInLayout page={page} />
        <ClientOverlays />
        <Announcer text={fullTitle(page.info)} />
      </ErrorBoundary>
    </Providers>
  );
}
