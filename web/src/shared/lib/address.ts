import { defaultLocale, type Locale } from './locale';

/** The names and values of a query string, in order; for a repeated name the first value wins. */
export type Query = ReadonlyMap<string, string>;

/** Where somebody is: the language, and the path, query and hash without base path and language. */
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

/** The path without base path but with `/en`. */
export function routerPath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** The addresses of an application. */
export interface Addresses {
  /** `/new/` in English is `/portal/en/new/`. The path may carry a query and a hash. */
  href: (locale: Locale, path: string) => string;
  /** Parses a path below the base path; undefined if it lies elsewhere. */
  parse: (pathname: string, query?: string, hash?: string) => Address | undefined;
}

/**
 * The addresses below a base path such as `/portal`. `isIgnored` names the parameters that are no part of an
 * address.
 */
export function createAddresses(
  base: string,
  isIgnored: (parameter: string) => boolean = () => false,
): Addresses {
  return {
    href: (locale, path) => base + routerPath(locale, path),
    parse(pathname, query = '', hash = '') {
      if (!`${pathname}/`.startsWith(`${base}/`)) return undefined;
      const rest = pathname.slice(base.length);
      const english = /^\/en(\/|$)/.test(rest);
      return {
        locale: english ? 'en' : defaultLocale,
        path: (english ? rest.slice(3) : rest) || '/',
        query: new Map([...parseQuery(query)].filter(([name]) => !isIgnored(name))),
        hash: hash.replace(/^#/, ''),
      };
    },
  };
}

/** A positive integer, otherwise 1. */
export function pageNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
