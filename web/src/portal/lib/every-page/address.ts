import { type Address, parseQuery, routerPath } from '../../../shared/lib/every-page/address';
import { defaultLocale, type Locale } from '../../../shared/lib/every-page/locale';

/** Every page of the portal lives below this path. */
export const portalPath = '/portal';

/** `/new/` in English is `/portal/en/new/`. The path may carry a query and a hash. */
export function portalHref(locale: Locale, path: string): string {
  return `${portalPath}${routerPath(locale, path)}`;
}

/** Parses a path below /portal/; undefined if it lies elsewhere. The trailing slash is optional. */
export function parsePortalAddress(pathname: string, query = '', hash = ''): Address | undefined {
  const [, rest] = /^\/portal(\/.*)?$/.exec(pathname.replace(/\/?$/, '/')) ?? [];
  if (rest === undefined) return undefined;
  const english = rest.startsWith('/en/');
  return {
    locale: english ? 'en' : defaultLocale,
    path: english ? rest.slice(3) : rest,
    query: parseQuery(query),
    hash: hash.replace(/^#/, ''),
  };
}
