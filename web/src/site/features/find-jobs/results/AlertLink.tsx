import { formatQuery } from '@/shared/lib/address';
import { Icon } from '@/shared/ui/Icon';
import type { Search, SearchName } from '@/site/components/search-query/search';
import { searchNames } from '@/site/lib/filters';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './AlertLink.module.css';

/** The parts of a search that an alert can hold; the alert's form says which it cannot. */
const inAlert: readonly SearchName[] = searchNames.filter(
  (name) => !['asWords', 'keep', 'latlng', 'sort', 'from'].includes(name),
);

/** A link from a search to a new alert with the same filters. */
export function AlertLink({ search }: { search: Search }) {
  const texts = useTexts('results');
  const link = useHref();
  const kept = inAlert.map((name) => [name, search.get(name)] as const);
  const query = formatQuery([['alert', 'new'], ...kept]).slice(1);
  return (
    <a className={styles.alert} href={link(`${paths.profile('myJobAlert')}&${query}`)}>
      <Icon name="bell" size={24} />
      <span>
        <strong className={styles.title}>{texts.createAlert}</strong>
        <span className={styles.hint}>{texts.alertHint}</span>
      </span>
      <Icon name="chevronRight" />
    </a>
  );
}
