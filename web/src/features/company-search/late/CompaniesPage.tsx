import type { CompanySearchQuery } from '../../../generated/graphql';
import { searchPageSize } from '../../../lib/constants';
import type { LatePart } from '../../../lib/late';
import { useNavigation } from '../../../lib/navigation';
import { useHref, usePage, useTexts } from '../../../lib/page';
import { pagingOf } from '../../../lib/paging';
import { paths } from '../../../lib/paths';
import { CompanyLogo } from '../../../parts/CompanyLogo';
import { PageSteps } from '../../../parts/paged-list/PageSteps';
import { FilterChips } from '../../../parts/search/FilterChips';
import { groupLabel } from '../../../parts/search/labels';
import { type Search, type SearchName, withValues } from '../../../parts/search/search';
import { SearchBox } from '../../../parts/search-box/SearchBox';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import styles from '../CompaniesPage.module.css';
import { companySearchPath } from '../company-path';

type Found = CompanySearchQuery['company_search'];

export interface CompaniesPageProps {
  found: Found;
  search: Search;
}

function CompanyRow({ company, open_job_count }: Found['result'][number]) {
  const texts = useTexts('companies');
  const link = useHref();
  const { locale } = usePage().address;
  return (
    <a className={styles.company} href={link(paths.company(company._id, company.slug, locale))}>
      <CompanyLogo source={company.company_logo_medium} name={company.name} size={56} />
      <span className={styles.words}>
        <span className={styles.name}>{company.name}</span>
        <span className={styles.count}>{texts.openJobs(open_job_count)}</span>
      </span>
    </a>
  );
}

/** Which filter to drop, and how many companies that would give. */
function NoCompany({ found, search }: CompaniesPageProps) {
  const texts = useTexts('companies');
  const shared = useTexts('results');
  const link = useHref();
  const [way] = found.filters
    .filter(({ total_without }) => total_without > 0)
    .sort((a, b) => b.total_without - a.total_without);
  const rest = way ? withValues(search, way.name as SearchName, []) : new Map();
  const label =
    way && texts.without(shared.without(groupLabel(way.name, shared)), texts.total(way.total_without));
  return (
    <EmptyState
      level={2}
      title={texts.nothing}
      text={texts.nothingHint}
      action={<ButtonLink href={link(companySearchPath(rest))}>{label ?? texts.all}</ButtonLink>}
    />
  );
}

function CompaniesPage({ found, search }: CompaniesPageProps) {
  const texts = useTexts('companies');
  const link = useHref();
  const { go } = useNavigation();
  const { page, limit } = pagingOf(usePage().address.query, searchPageSize);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{texts.heading(found.total)}</h1>
      <div className={styles.box}>
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          action={link(paths.companies)}
          current={search.get('q') ?? ''}
          onSearch={(text) => go(link(companySearchPath(withValues(search, 'q', [text]))))}
        />
      </div>
      <FilterChips filters={found.filters} search={search} pathOf={(wanted) => companySearchPath(wanted)} />
      {found.result.length === 0 ? (
        <NoCompany found={found} search={search} />
      ) : (
        <ul className={styles.list}>
          {found.result.map((entry) => (
            <li key={entry.company._id}>
              <CompanyRow {...entry} />
            </li>
          ))}
        </ul>
      )}
      <PageSteps page={page} total={found.total} limit={limit} />
    </div>
  );
}

export const part: LatePart<CompaniesPageProps> = {
  namespaces: ['companies', 'results', 'lists'],
  Component: CompaniesPage,
};
