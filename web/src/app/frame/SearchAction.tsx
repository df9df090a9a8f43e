import { formatQuery } from '../../lib/address';
import { badgeText, chosenFilters } from '../../lib/filters';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/Icon';
import styles from './SearchAction.module.css';

/** A round button within the thumb's reach that leads to all filters. */
export function SearchAction() {
  const texts = useTexts('common');
  const link = useHref();
  return (
    <nav aria-label={texts.search}>
      <a className={styles.action} href={link(paths.findJobsAdvanced)} aria-label={texts.advancedSearch}>
        <Icon name="search" size={26} />
      </a>
    </nav>
  );
}

/** The way to all filters of a search, with how many are chosen; the chosen ones go along. */
export function AdvancedSearch() {
  const texts = useTexts('common');
  const link = useHref();
  const { address } = usePage();
  const companies = address.path.startsWith(paths.companies);
  const slug = /^\/find-jobs\/([^/]+)\/$/.exec(address.path)?.[1];
  const count = chosenFilters(address.query, slug && decodeURIComponent(slug));
  const query = [...address.query].filter(([name]) => name !== 'page');
  const path = companies ? paths.companiesAdvanced : paths.findJobsAdvanced;
  return (
    <div className={styles.place}>
      <a className={styles.advanced} href={link(`${path}${formatQuery(query)}`)}>
        <Icon name="filter" />
        {texts.advancedSearch}
        {count > 0 && <span className={styles.count}>{badgeText(count)}</span>}
      </a>
    </div>
  );
}
