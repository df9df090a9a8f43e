import { localeCookieSeconds } from './constants';
import type { Locale } from './locale';

/** The language of the last page seen. It decides only where `/` leads; an address always wins. */
export function localeCookie(locale: Locale): string {
  return `locale=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax`;
}
