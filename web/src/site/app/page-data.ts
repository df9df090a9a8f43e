import type { Answer } from '@/shared/services/operation';
import type { PublicConfig } from '../lib/config';
import type { Params } from '../page/screen';
import type { PageInfo } from '../page/usePage';
import type { LayoutName } from './layouts/layout';

/** What the server tells the browser about the page it rendered, besides the public settings. */
export interface RenderedPage {
  renderedAt: string;
  layout: LayoutName;
  params: Params;
  /** The part of the query that the page depends on. */
  query: readonly (readonly [string, string])[];
  /** Addresses of the scripts that render the page and hold its texts. */
  modules: { screen: string; layout?: string; texts: Readonly<Record<string, string>> };
  /** How many of the answers belong to the screen; the rest belong to the layout. */
  own: number;
  answers: readonly Answer<unknown>[];
  missing?: PageInfo['missing'];
  failure?: PageInfo['failure'];
}

/**
 * The JSON of the page-data script. A shell has no page, but may carry the answers to the page's operations.
 */
export interface PageData {
  config?: Partial<PublicConfig>;
  page?: RenderedPage;
  answers?: readonly Answer<unknown>[];
}
