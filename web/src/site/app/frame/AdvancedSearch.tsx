import { formatQuery } from '@/shared/lib/address';
import { Icon } from '@/shared/ui/Icon';
import { badgeText, chosenFilters } from '@/site/lib/filters';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './AdvancedSearch.module.css';

/** The link to all filters, with the page's current search. */
export function useAdvancedLink(): string {
  const link = useHref();
  const { address, search = [] } = usePage();
  const path = address.path === paths.companies ? paths.companiesAdvanced : paths.findJobsAdvanced;
  return link(`${path}${formatQuery(search)}`);
}

/** The link to all filters of a search, with the number of active ones. */
export function AdvancedSearch() {
  const texts = useTexts('common');
  const href = useAdvancedLink();
  const { search } = usePage();
  const count = search ? chosenFilters(search) : 0;
  return (
    <nav className={styles.wrapper} aria-label={texts.advancedSearch}>
      <a className={styles.advanced} href={href}>
        <Icon name="filter" />
        {texts.advancedSearch}
        {count > 0 && <span className={styles.count}>{badgeText(count)}</span>}
      </a>
    </nav>
  );
}
