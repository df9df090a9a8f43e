import { formatQuery } from '@/shared/lib/address';
import type { Locale } from '@/shared/lib/locale';
import { href } from '../lib/address';
import { targetIn } from '../lib/target-language';
import type { PageInfo } from './usePage';

/** The address of this page in a language, with its query. */
export function addressIn(locale: Locale, { address, head }: PageInfo): string {
  const [path = ''] = head.paths[locale].split('?');
  const query = [...address.query].map(
    ([name, value]) => [name, name === 'target' ? targetIn(locale, value) : value] as const,
  );
  return `${href(locale, path)}${formatQuery(query)}`;
}
