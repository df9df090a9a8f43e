import type { CompanySearchQuery } from '@/generated/seeker/graphql';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { pagingOf } from '@/shared/lib/paging';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { PageSteps, PastEnd } from '@/site/components/paged-list/PageSteps';
import { FilterChips } from '@/site/components/search/FilterChips';
import { groupLabel } from '@/site/components/search/labels';
import { SearchBox } from '@/site/components/search-box/SearchBox';
import { type Search, type SearchName, withValues } from '@/site/components/search-query/search';
import { searchPageSize } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
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
      <span className={styles.textColumn}>
        <span className={styles.name}>{company.name}</span>
        <span className={styles.count}>{texts.openJobs(open_job_count)}</span>
      </span>
    </a>
  );
}

/** An empty result: which filter to drop, and how many companies that would find. */
function NoCompany({ found, search }: CompaniesPageProps) {
  const texts = useTexts('companies');
  const shared = useTexts('results');
  const link = useHref();
  if (found.total > 0) return <PastEnd />;
  const [way] = found.filters
    .map(({ name, total_without }) => ({ name, total: total_without ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  const rest = way ? withValues(search, way.name as SearchName, []) : new Map();
  const label = way && texts.without(shared.without(groupLabel(way.name, shared)), texts.total(way.total));
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

export const deferred: DeferredComponent<CompaniesPageProps> = {
  namespaces: ['companies', 'results', 'lists'],
  Component: CompaniesPage,
};
