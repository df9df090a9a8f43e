import { href } from '../../lib/every-page/address';
import { useKitPage } from './useKitPage';

/** Turns a path such as `/find-jobs/` into a link in the page's language. */
export function useHref(): (path: string) => string {
  const { locale } = useKitPage().address;
  return (path) => href(locale, path);
}
