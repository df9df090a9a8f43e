import type { PageInfo } from '../../page/every-page/usePage';

/** The title as the tab and the announcement of a navigation show it. */
export function fullTitle(info: PageInfo): string {
  return `${info.head.title} | ${info.config.site_name}`;
}
