import type { Navigation } from '../../../shared/hooks/every-page/useNavigation';
import type { Address } from '../../../shared/lib/every-page/address';
import type { Store } from '../../../shared/lib/every-page/store';
import type { Service } from '../../../shared/services/api/service';
import type { Notices } from '../../../shared/services/every-page/notices';
import type { Answer } from '../../../shared/services/every-page/operation';
import type { PublicConfig } from '../../lib/every-page/config';
import type { DeferredLoader, LoadedComponent } from '../../page/every-page/Deferred';
import type { PageInfo } from '../../page/every-page/usePage';
import type { SessionState } from '../../services/session/every-page/state';
import type { Session } from '../../services/session/session';
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

export type Loaded = { kind: 'page'; page: Page } | { kind: 'moved'; href: string };

export interface PageLoader {
  /** Loads a page with the given answers, or by requesting them. */
  load: (address: Address, given?: readonly Answer<unknown>[]) => Promise<Loaded>;
  /** The page that says that another page failed. */
  errorPage: (address: Address, error: unknown) => Promise<Page>;
}

/** What the second script returns. */
export interface ClientApp {
  loader: PageLoader;
  session: Session;
  service: Service;
  loadDeferred: (name: string) => Promise<LoadedComponent>;
  applyHead: (info: PageInfo) => void;
  /** Turns links of the site into navigations without a new document. */
  startNavigation: (first: Page) => Navigation;
  /** Called when rendering a page fails; isFailure when it was the error page itself. */
  onError: (error: unknown, isFailure: boolean) => void;
}
