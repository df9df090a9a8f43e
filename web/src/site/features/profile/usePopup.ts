import { useNavigation } from '@/shared/hooks/useNavigation';
import { formatQuery, type Query } from '@/shared/lib/address';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';

/** The query parameters that name a dialog; all others name the page under it. */
const dialogNames = ['popup', 'entry', 'id', 'alert'];

function withoutDialog(query: Query): [string, string][] {
  const isPage = query.get('alert') !== undefined ? ['page'] : [...query.keys()];
  return [...query].filter(([name]) => isPage.includes(name) && !dialogNames.includes(name));
}

/** The dialog that the address names, and links that open and close dialogs. */
export function usePopup() {
  const { query, path } = usePage().address;
  const link = useHref();
  const { go } = useNavigation();
  const base = withoutDialog(query);
  const at = (dialog: Readonly<Record<string, string>>) =>
    link(`${path}${formatQuery([...base, ...Object.entries(dialog)])}`);
  return {
    popup: query.get('popup'),
    query,
    hrefOf: (popup: string, more: Readonly<Record<string, string>> = {}) => at({ popup, ...more }),
    at,
    /** A dialog also calls this when its address is left; then there is nothing to do. */
    close: () => {
      if (base.length !== query.size) go(at({}), { close: true });
    },
  };
}
