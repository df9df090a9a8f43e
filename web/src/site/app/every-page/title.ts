import { siteName } from '../../lib/every-page/config';
import type { PageInfo } from '../../page/every-page/usePage';

/** The title as the tab and the announcement of a navigation show it. */
export function fullTitle(info: PageInfo): string {
  return `${info.head.title} | ${siteName(info.config, info.address.locale)}`;
}
