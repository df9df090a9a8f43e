import { formatQuery } from '@/shared/lib/address';
import type { Locale } from '@/shared/lib/locale';
import { useKitPage } from '../useKitPage';
import { useAddresses } from './useAddresses';

/** Returns the link to this page in a language. */
export function usePageIn(): (locale: Locale) => string {
  const { href } = useAddresses();
  const { path, query, hash } = useKitPage().address;
  return (locale) => `${href(locale, path)}${formatQuery(query)}${hash && `#${hash}`}`;
}
