import { localeCookieSeconds } from './constants';
import type { Locale } from './locale';

/** Remembers the language of the last page seen. It only decides where `/` redirects to. */
export function localeCookie(locale: Locale): string {
  return `locale=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax`;
}
