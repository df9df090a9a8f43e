import { href } from '../lib/address';
import { usePage } from './usePage';

/** Turns a path such as `/find-jobs/` into a link in the page's language. */
export function useHref(): (path: string) => string {
  const { locale } = usePage().address;
  return (path) => href(locale, path);
}
