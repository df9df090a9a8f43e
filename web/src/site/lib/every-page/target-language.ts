import { routerPath } from '../../../shared/lib/every-page/address';
import type { Locale } from '../../../shared/lib/every-page/locale';

/**
 * What waits behind a login, in another language. The name of a search, as in `/find-jobs/mong-kok/`, is of one
 * language alone: it stays.
 */
export function targetIn(locale: Locale, target: string): string {
  const path = target.replace(/^\/en(?=[/?#]|$)/, '');
  return /^\/find-jobs\/[^/?#]/.test(path) ? target : routerPath(locale, path);
}
