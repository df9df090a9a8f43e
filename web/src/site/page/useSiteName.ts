import { siteName } from '../lib/config';
import { usePage } from './usePage';

/** The site's name in the page's language. */
export function useSiteName(): string {
  const { config, address } = usePage();
  return siteName(config, address.locale);
}
