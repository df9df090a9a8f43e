import { portalHref } from '../../lib/every-page/address';
import { usePage } from './usePage';

/** Turns a path such as `/new/` into a link in the page's language. */
export function useLink(): (path: string) => string {
  const { locale } = usePage().address;
  return (path) => portalHref(locale, path);
}
