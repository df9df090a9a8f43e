import { type Address, parseQuery, routerPath } from '../../../shared/lib/every-page/address';
import { defaultLocale, type Locale } from '../../../shared/lib/every-page/locale';

/** Every page of the portal lives below this path. */
export const portalPath = '/portal';

/** `/new/` in English is `/portal/en/new/`. The rest (query, hash) may hang on the path. */
export function portalHref(locale: Locale, path: string): string {
  return `${portalPath}${routerPath(locale, path)}`;
}

/** Reads a path below /portal/; undefined when it lies elsewhere. A path means the same without its last slash. */
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
