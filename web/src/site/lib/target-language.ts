import { routerPath } from '@/shared/lib/address';
import type { Locale } from '@/shared/lib/locale';

/**
 * A login's target in another language. The slug of a search, as in `/find-jobs/mong-kok/`, belongs to one
 * language: it stays.
 */
export function targetIn(locale: Locale, target: string): string {
  const path = target.replace(/^\/en(?=[/?#]|$)/, '');
  return /^\/find-jobs\/[^/?#]/.test(path) ? target : routerPath(locale, path);
}
