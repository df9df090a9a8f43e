import { siteName } from '../lib/config';
import type { PageInfo } from '../page/usePage';

/** The title for the browser tab and for the announcement of a navigation. */
export function fullTitle(info: PageInfo): string {
  return `${info.head.title} | ${siteName(info.config, info.address.locale)}`;
}
