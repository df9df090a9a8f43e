import type { JobCoreFragment } from '@/generated/seeker/graphql';
import { createPageContext } from '@/shared/hooks/createPageContext';
import type { KitPage } from '@/shared/hooks/useKitPage';
import type { Query } from '@/shared/lib/address';
import type { PublicConfig } from '../lib/config';
import type { Catalogue } from '../messages/catalogue';
import type { Head } from './head';

/** What every component of the site may know about the page around it. */
export interface PageInfo extends KitPage {
  config: PublicConfig;
  head: Head;
  /** The search of a search page. */
  search?: Query;
  texts: Partial<Catalogue>;
  /** Where this page shows errors: in a box that waits for OK, or in a toast. */
  errorsIn: 'box' | 'toast';
  /** Set on a page shown because another one does not exist. */
  missing?: Missing;
  /** Set on a page shown because another one failed. */
  failure?: Failure;
}

export interface Failure {
  status: number;
  message: string;
  /** The service failed, or did not answer. */
  ofService?: boolean;
}

export interface Missing {
  /** The address itself is invalid: a bad slug part or a bad id. */
  wrongAddress: boolean;
  /** Jobs to offer in place of a missing job. */
  otherJobs?: readonly JobCoreFragment[];
  /** The job existed once, and the other jobs are similar. */
  isJobGone?: boolean;
}

export const { PageProvider, usePage, useTexts } = createPageContext<PageInfo>();
