import { useMemo } from 'react';
import { searchPageSize } from '../../../lib/constants';
import type { LatePart } from '../../../lib/late';
import { usePage, useTexts } from '../../../lib/page';
import { pagingOf } from '../../../lib/paging';
import { PromotedGrid } from '../../../parts/ads/PromotedGrid';
import { JobGrid } from '../../../parts/job-list/JobGrid';
import { PageSteps } from '../../../parts/paged-list/PageSteps';
import { FilterChips } from '../../../parts/search/FilterChips';
import { type Search, searchPath } from '../../../parts/search/search';
import { slugsOfFilters } from '../../../parts/search/slugs';
import hidden from '../../../ui/hidden.module.css';
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

type FoundJob = Found['result'][number];

/** A card names the first place of a job: the one that was searched for, where it was. */
function wantedPlacesFirst({ filters }: Found): (job: FoundJob) => FoundJob {
  const wanted = filters.find(({ name }) => name === 'district')?.values.map(({ name }) => name);
  if (wanted === undefined) return (job) => job;
  const isWanted = ({ district_name }: { district_name: string }) => wanted.includes(district_name);
  return (job) => ({
    ...job,
    address: [...job.address.filter(isWanted), ...job.address.filter((place) => !isWanted(place))],
  });
}

/** What was found, and everything to change the search with. */
function ResultsPage({ found, search }: ResultsPageProps) {
  const texts = useTexts('results');
  const headings = useTexts('search');
  const { locale, query } = usePage().address;
  const { page, limit, offset } = pagingOf(query, searchPageSize);
  const { total, result, filters, searched_instead } = found;
  const shownAs = useMemo(() => wantedPlacesFirst(found), [found]);
  const slugOf = slugsOfFilters(filters, locale);
  const pathOf = (wanted: Search) => searchPath(wanted, slugOf);
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
          <h2 className={hidden.hidden}>{texts.list}</h2>
          {page === 1 ? (
            <PromotedGrid search={search} jobs={result} shownAs={shownAs} />
          ) : (
            <JobGrid source="search" jobs={result.map(shownAs)} offset={offset} />
          )}
          <PageSteps page={page} total={total} limit={limit} />
        </>
      ) : (
        <NothingFound found={found} search={search} pathOf={pathOf} />
      )}
      {filters.length > 0 && <AlertLink search={search} />}
    </div>
  );
}

export const part: LatePart<ResultsPageProps> = { namespaces: ['results', 'lists'], Component: ResultsPage };
