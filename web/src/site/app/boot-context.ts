import type { Loaded } from '@/shared/client/router';
import type { Navigation } from '@/shared/hooks/useNavigation';
import type { Address } from '@/shared/lib/address';
import type { Store } from '@/shared/lib/store';
import type { Service } from '@/shared/services/api/service';
import type { Notices } from '@/shared/services/notices';
import type { Answer } from '@/shared/services/operation';
import type { PublicConfig } from '../lib/config';
import type { DeferredLoader, LoadedComponent } from '../page/Deferred';
import type { PageInfo } from '../page/usePage';
import type { Session } from '../services/session/session';
import type { SessionState } from '../services/session/state';
import type { Page } from './page';
import type { ClientFrame } from './useClientFrame';

/** What the first script passes to the second one: enough to show the first page. */
export interface BootContext {
  config: PublicConfig;
  address: Address;
  notices: Notices;
  session: Store<SessionState>;
  frame: Store<ClientFrame | undefined>;
  navigating: Store<boolean>;
  deferred: DeferredLoader;
  /** The page that the server rendered, unless it left that to the browser. */
  rendered: Page | undefined;
  show: (page: Page) => void;
}

export interface PageLoader {
  /** Loads a page with the given answers, or by requesting them. */
  load: (address: Address, given?: readonly Answer<unknown>[]) => Promise<Loaded<Page>>;
  /** The page that says that another page failed. */
  errorPage: (address: Address, error: unknown) => Promise<Page>;
  /** A loader that asks somebody else than the services. */
  asking: (ask: Service['ask']) => PageLoader;
}

/** What the second script returns. */
export interface ClientApp {
  loader: Pick<PageLoader, 'load' | 'errorPage'>;
  session: Session;
  service: Service;
  loadDeferred: (name: string) => Promise<LoadedComponent>;
  applyHead: (info: PageInfo) => void;
  /** Turns links of the site into navigations without a new document. */
  startNavigation: (first: Page) => Navigation;
  /** Called when rendering a page fails; isFailure when it was the error page itself. */
  onError: (error: unknown, isFailure: boolean) => void;
}
