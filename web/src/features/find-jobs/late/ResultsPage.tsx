import { pageNumber } from '../../../lib/address';
import { searchPageSize } from '../../../lib/constants';
import type { LatePart } from '../../../lib/late';
import { useHref, usePage, useTexts } from '../../../lib/page';
import { ResultList } from '../../../parts/result-list/ResultList';
import { FilterChips } from '../../../parts/search/FilterChips';
import { type Search, searchPath } from '../../../parts/search/search';
import { slugsOfFilters } from '../../../parts/search/slugs';
import { Pagination } from '../../../ui/Pagination';
import { AlertLink } from '../results/AlertLink';
import { FilterBar } from '../results/FilterBar';
import { NothingFound } from '../results/NothingFound';
import styles from '../results/ResultsPage.module.css';
import { SortLinks } from '../results/SortLinks';
import { type Found, subjectOf } from '../subject';

export interface ResultsPageProps {
  found: Found;
  search: Search;
}

/** What was found, and everything to change the search with. */
function ResultsPage({ found, search }: ResultsPageProps) {
  const texts = useTexts('results');
  const headings = useTexts('search');
  const link = useHref();
  const { locale, query } = usePage().address;
  const { total, result, filters, searched_instead } = found;
  const slugOf = slugsOfFilters(filters, locale);
  const pathOf = (wanted: Search, page?: number) => searchPath(wanted, slugOf, page);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{headings.heading(subjectOf(found, headings))}</h1>
      {searched_instead !== null && (
        <p className={styles.instead}>{texts.searchedInstead(search.get('q') ?? '', searched_instead)}</p>
      )}
      <div className={styles.tools}>
        <FilterBar search={search} />
        <FilterChips filters={filters} search={search} pathOf={pathOf} />
        {result.length > 0 && <SortLinks search={search} pathOf={pathOf} />}
      </div>
      {result.length > 0 ? (
        <>
          <ResultList jobs={result} />
          <Pagination
            label={texts.pages}
            previousLabel={texts.previousPage}
            nextLabel={texts.nextPage}
            page={pageNumber(query.get('page'))}
            pages={Math.ceil(total / searchPageSize)}
            hrefOf={(page) => link(pathOf(search, page))}
          />
        </>
      ) : (
        <NothingFound found={found} search={search} pathOf={pathOf} />
      )}
      {filters.length > 0 && <AlertLink search={search} />}
    </div>
  );
}

export const part: LatePart<ResultsPageProps> = { namespaces: ['results'], Component: ResultsPage };
