import { localeCookieSeconds } from './every-page/constants';
import type { Locale } from './every-page/locale';

/** The language of the last page seen. It decides only where `/` leads; an address always wins. */
export function localeCookie(locale: Locale): string {
  return `locale=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax`;
}
