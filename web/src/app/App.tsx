import { Component, type ReactNode, useEffect } from 'react';
import { href } from '../lib/address';
import { LateContext, type LateParts } from '../lib/late';
import { defaultLocale, type Locale } from '../lib/locale';
import { type Navigation, NavigationContext } from '../lib/navigation';
import { type Notices, NoticesContext } from '../lib/notices';
import { PageContext } from '../lib/page';
import { type SessionAccess, SessionContext } from '../lib/session/access';
import { type Store, useStore } from '../lib/store';
import { backToHome } from '../messages/fallback';
import { Announcer } from './frame/Announcer';
import { ProgressBar } from './frame/ProgressBar';
import { type LifeAccess, LifeContext, useLife } from './life-access';
import type { Page } from './page';
import { fullTitle } from './title';

/** What a page needs of the world around it, on the server and in the browser alike. */
export interface AppServices {
  navigation: Navigation;
  notices: Notices;
  session: SessionAccess;
  life: LifeAccess;
  late: LateParts;
  navigating: Store<boolean>;
  /** Told when showing a page failed. */
  onError: (error: unknown) => void;
}

/** The last thing that can be shown: the way home. */
export function HomeLink({ locale = defaultLocale }: { locale?: Locale }) {
  return (
    <p>
      <a href={href(locale, '/')}>{backToHome[locale]}</a>
    </p>
  );
}

interface BoundaryProps {
  locale: Locale;
  onError: (error: unknown) => void;
  children: ReactNode;
}

class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? <HomeLink locale={this.props.locale} /> : this.props.children;
  }
}

function LiveOverlays() {
  const { parts } = useLife();
  return parts ? <parts.Overlays /> : null;
}

/** Tells tests and tools that the page is taken over. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
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

/** One page inside its layout, and what stands over every page. */
export function App({ page: store, services }: { page: Store<Page>; services: AppServices }) {
  const page = useStore(store);
  const { locale } = page.info.address;
  useReadyMark();
  return (
    <NavigationContext value={services.navigation}>
      <NoticesContext value={services.notices}>
        <SessionContext value={services.session}>
          <LifeContext value={services.life}>
            <LateContext value={services.late}>
              <PageContext value={page.info}>
                <ErrorBoundary
                  key={page.info.failure ? 'failure' : 'page'}
                  locale={locale}
                  onError={services.onError}
                >
                  <ProgressBar running={services.navigating} />
                  <PageInLayout page={page} />
                  <LiveOverlays />
                  <Announcer text={fullTitle(page.info)} />
                </ErrorBoundary>
              </PageContext>
            </LateContext>
          </LifeContext>
        </SessionContext>
      </NoticesContext>
    </NavigationContext>
  );
}
