import { useEffect, useMemo } from 'react';
import { searchPageSize } from '../../../../shared/lib/every-page/constants';
import { pagingOf } from '../../../../shared/lib/every-page/paging';
import hidden from '../../../../shared/ui/every-page/hidden.module.css';
import { PromotedGrid } from '../../../components/ads/PromotedGrid';
import { JobGrid } from '../../../components/job-grid/JobGrid';
import { PageSteps } from '../../../components/paged-list/PageSteps';
import { FilterChips } from '../../../components/search/FilterChips';
import {
  rememberDistricts,
  withDistrictsFirst,
  withNearestFirst,
} from '../../../components/search/searched-districts';
import { type Search, searchPath } from '../../../components/search-query/search';
import { slugsOfFilters } from '../../../components/search-query/slugs';
import { type Found, subjectOf } from '../../../components/search-query/subject';
import { rememberSearch } from '../../../components/search-suggestions/recent-searches';
import type { DeferredComponent } from '../../../page/every-page/Deferred';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import { AlertLink } from '../results/AlertLink';
import { FilterBar } from '../results/FilterBar';
import { NothingFound } from '../results/NothingFound';
import styles from '../results/ResultsPage.module.css';
import { SortLinks } from '../results/SortLinks';
import { toldParts, Understood } from '../results/Understood';

export interface ResultsPageProps {
  found: Found;
  search: Search;
}

type FoundJob = Found['result'][number];

/** The names of the districts searched for, whether chosen or named in the text. */
function districtsOf({ filters, parts }: Found): readonly string[] {
  const chosen = filters.find(({ name }) => name === 'district')?.values.map(({ name }) => name) ?? [];
  const named = parts.filter(({ left_out }) => !left_out).flatMap(({ district_name }) => district_name);
  return [...chosen, ...named];
}

/** The results, with everything to change the search. */
function ResultsPage({ found, search }: ResultsPageProps) {
  const texts = useTexts('results');
  const headings = useTexts('search');
  const { locale, query } = usePage().address;
  const { page, limit, offset } = pagingOf(query, searchPageSize);
  const { total, result, filters, searched_instead, parts, nearest } = found;
  const shownAs = useMemo(() => {
    const names = districtsOf(found);
    const nearestOf = new Map(found.result.map(({ _id }, index) => [_id, found.nearest[index]]));
    return (job: FoundJob) => withNearestFirst(withDistrictsFirst(job, names), nearestOf.get(job._id));
  }, [found]);
  useEffect(() => rememberDistricts(districtsOf(found)), [found]);
  const text = search.get('q');
  useEffect(() => {
    if (text !== undefined && total > 0) rememberSearch(text);
  }, [text, total]);
  const isMissed =
    total === 0 || parts.some(({ kind, left_out }) => left_out && (kind === 'work' || kind === 'words'));
  const hasPlace = filters.some(({ name }) => name === 'latlng');
  const isAround = !hasPlace && nearest.length > 0;
  const isLocated = hasPlace || isAround;
  const slugOf = slugsOfFilters(filters, locale);
  const pathOf = (wanted: Search) => searchPath(wanted, slugOf);
  return (
    <div className={styles.page} data-missed={isMissed ? text : undefined}>
      <h1 className={styles.heading}>{headings.heading(subjectOf(found, headings))}</h1>
      {searched_instead !== null && (
        <p className={styles.instead}>{texts.searchedInstead(search.get('q') ?? '', searched_instead)}</p>
      )}
      <div className={styles.tools}>
        <FilterBar search={search} />
        <FilterChips
          filters={filters}
          search={search}
          pathOf={pathOf}
          isTextTold={toldParts(parts).length > 0}
        />
        <Understood parts={parts} search={search} isLocated={isLocated} pathOf={pathOf} />
        {result.length > 0 && (
          <SortLinks search={search} isLocated={isLocated} isAround={isAround} pathOf={pathOf} />
        )}
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

export const deferred: DeferredComponent<ResultsPageProps> = {
  namespaces: ['results', 'lists'],
  Component: ResultsPage,
};
