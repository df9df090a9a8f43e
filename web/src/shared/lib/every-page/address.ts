import { defaultLocale, type Locale } from './locale';

/** Every page of the site lives below this path. */
export const basePath = '/hk';

/** The names and values of a query string, in order; for a repeated name the first value wins. */
export type Query = ReadonlyMap<string, string>;

/** Where a visitor is: the language, and the path, query and hash without base path, language and campaigns. */
export interface Address {
  locale: Locale;
  path: string;
  query: Query;
  hash: string;
}

/** Decodes a part of an address; a badly encoded one is returned unchanged. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// The server's JavaScript engine has no URLSearchParams, so queries are parsed and formatted here.
export function parseQuery(text: string): Query {
  const query = new Map<string, string>();
  for (const part of text.replace(/^\?/, '').replaceAll('+', ' ').split('&')) {
    if (part === '') continue;
    const [name = '', ...rest] = part.split('=');
    const key = decodeText(name);
    if (!query.has(key)) query.set(key, decodeText(rest.join('=')));
  }
  return query;
}

function encodeQueryPart(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+').replaceAll('%2F', '/');
}

/** The query string with its question mark; empty without parameters. */
export function formatQuery(query: Iterable<readonly [string, string | undefined]>): string {
  const parts: string[] = [];
  for (const [name, value] of query) {
    if (value !== undefined) parts.push(`${encodeQueryPart(name)}=${encodeQueryPart(value)}`);
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The decoded segments of a path: `/job/%E5%BB%9A/1/` gives 廚 and 1 after job. */
export function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeText);
}

/** `/find-jobs/` in English is `/hk/en/find-jobs/`. The path may carry a query and a hash. */
export function href(locale: Locale, path: string): string {
  return `${basePath}${routerPath(locale, path)}`;
}

/** The path without `/hk` but with `/en`, as in the login page's target query. */
export function routerPath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** Whether a parameter only tells the campaign or click that a visitor came by. Links do not pass it on. */
function isCampaignParameter(name: string): boolean {
  return name.startsWith('utm_') || ['gclid', 'fbclid', 'ref'].includes(name);
}

/** Parses a path below /hk/; undefined outside the site. */
export function parseAddress(pathname: string, query = '', hash = ''): Address | undefined {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined;
  const rest = pathname.slice(basePath.length) || '/';
  const english = rest === '/en' || rest.startsWith('/en/');
  return {
    locale: english ? 'en' : defaultLocale,
    path: english ? rest.slice(3) || '/' : rest,
    query: new Map([...parseQuery(query)].filter(([name]) => !isCampaignParameter(name))),
    hash: hash.replace(/^#/, ''),
  };
}

/** A positive integer, otherwise 1. */
export function pageNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
