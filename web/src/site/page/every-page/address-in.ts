import { formatQuery, href } from '../../../shared/lib/every-page/address';
import type { Locale } from '../../../shared/lib/every-page/locale';
import { targetIn } from '../../lib/every-page/target-language';
import type { PageInfo } from './usePage';

/** The address of this page in a language, with its query. */
export function addressIn(locale: Locale, { address, head }: PageInfo): string {
  const [path = ''] = head.paths[locale].split('?');
  const query = [...address.query].map(
    ([name, value]) => [name, name === 'target' ? targetIn(locale, value) : value] as const,
  );
  return `${href(locale, path)}${formatQuery(query)}`;
}
