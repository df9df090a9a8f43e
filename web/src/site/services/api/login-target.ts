import { type Address, formatQuery, routerPath } from '@/shared/lib/address';
import { basePath, href, parseAddress } from '@/site/lib/address';

const loginPaths = ['/login/', '/login-mfa/'];

export function isLoginPath(path: string): boolean {
  return loginPaths.includes(path);
}

/** The address as a target: without /hk, with /en, with query and hash. */
function targetOf(address: Address): string {
  const hash = address.hash === '' ? '' : `#${address.hash}`;
  return `${routerPath(address.locale, address.path)}${formatQuery(address.query)}${hash}`;
}

/** The link to the login page that returns here. On a login page an existing target is kept, never nested. */
export function loginHref(address: Address): string {
  const target = isLoginPath(address.path) ? address.query.get('target') : targetOf(address);
  const query = target === undefined ? '' : `?target=${encodeURIComponent(target)}`;
  return href(address.locale, `/login/${query}`);
}

/**
 * Where to go after a login: the target, if it is a path of this site that `hasRoute` confirms; otherwise
 * home. A target such as `//evil.example` or `/\evil.example` would leave the site.
 */
export function onwardHref(address: Address, hasRoute: (address: Address) => boolean): string {
  const home = href(address.locale, '/');
  const target = address.query.get('target');
  if (target === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return home;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const parsed = parseAddress(`${basePath}${path}`, query, hash);
  return parsed && hasRoute(parsed) ? `${basePath}${target}` : home;
}
