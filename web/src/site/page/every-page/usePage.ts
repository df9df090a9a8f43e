import type { JobCoreFragment } from '../../../generated/seeker/graphql';
import { type KitPage, useKitPage } from '../../../shared/hooks/every-page/useKitPage';
import type { Query } from '../../../shared/lib/every-page/address';
import type { PublicConfig } from '../../lib/every-page/config';
import type { Catalogue } from '../../messages/catalogue';
import type { Head } from './head';

/** What every component of the site may ask about the page around it. */
export interface PageInfo extends KitPage {
  config: PublicConfig;
  head: Head;
  /** Set on a search page: what it searches for. */
  search?: Query;
  texts: Partial<Catalogue>;
  /** Where this page shows errors: in a box that waits for OK, or in a toast. */
  errorsIn: 'box' | 'toast';
  /** Set on a page that is shown because another one is not there. */
  missing?: Missing;
  /** Set on the page that is shown because another one failed. */
  failure?: Failure;
}

export interface Failure {
  status: number;
  message: string;
  /** The service broke on it, or did not answer. */
  ofService?: boolean;
}

export interface Missing {
  /** The address itself is wrong: a bad slug part or a bad id. */
  wrongAddress: boolean;
  /** Jobs to offer instead, when it was a job that is not there. */
  otherJobs?: readonly JobCoreFragment[];
  /** There was such a job, and those are like it. */
  isJobGone?: boolean;
}

/** The site's App puts nothing else into the kit's context. */
export const usePage = useKitPage as () => PageInfo;
