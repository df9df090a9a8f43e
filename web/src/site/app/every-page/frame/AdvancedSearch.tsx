import { useHref } from '../../../../shared/hooks/every-page/useHref';
import { formatQuery } from '../../../../shared/lib/every-page/address';
import { Icon } from '../../../../shared/ui/every-page/Icon';
import { badgeText, chosenFilters } from '../../../lib/every-page/filters';
import { paths } from '../../../lib/every-page/paths';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
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
