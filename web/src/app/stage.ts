import type { Address } from '../lib/address';
import type { PublicConfig } from '../lib/config';
import type { LateParts, LoadedPart } from '../lib/late';
import type { Navigation } from '../lib/navigation';
import type { Notices } from '../lib/notices';
import type { PageInfo } from '../lib/page';
import type { Service } from '../lib/service';
import type { Session } from '../lib/session/session';
import type { SessionState } from '../lib/session/state';
import type { Store } from '../lib/store';
import type { PageLoader } from './life/load-page';
import type { LiveParts } from './life-access';
import type { Page } from './page';

/** What stands before life comes: enough to show the first page. */
export interface Stage {
  config: PublicConfig;
  address: Address;
  notices: Notices;
  session: Store<SessionState>;
  parts: Store<LiveParts | undefined>;
  navigating: Store<boolean>;
  late: LateParts;
  /** The page that the server rendered, unless it left that to the browser. */
  rendered: Page | undefined;
  show: (page: Page) => void;
}

/** What comes with the second script. */
export interface Life {
  loader: PageLoader;
  session: Session;
  service: Service;
  loadLate: (name: string) => Promise<LoadedPart>;
  applyHead: (info: PageInfo) => void;
  /** Takes over the links of the page. */
  enter: (first: Page) => Navigation;
  /** A page failed while it was shown; isFailure when it was the page that says so itself. */
  onError: (error: unknown, isFailure: boolean) => void;
}
