import { useEffect, useMemo } from 'react';
import type { OriginFragment } from '@/generated/seeker/graphql';
import { pagingOf } from '@/shared/lib/paging';
import hidden from '@/shared/ui/hidden.module.css';
import { PromotedGrid } from '@/site/components/ads/PromotedGrid';
import type { ShownJob } from '@/site/components/job-card/SeekerJobCard';
import { JobGrid } from '@/site/components/job-grid/JobGrid';
import { PageSteps } from '@/site/components/paged-list/PageSteps';
import { FilterChips } from '@/site/components/search/FilterChips';
import {
  rememberDistricts,
  withDistrictsFirst,
  withNearestFirst,
} from '@/site/components/search/searched-districts';
import { type Search, searchPath } from '@/site/components/search-query/search';
import { slugsOfFilters } from '@/site/components/search-query/slugs';
import { type Found, subjectOf } from '@/site/components/search-query/subject';
import { rememberSearch } from '@/site/components/search-suggestions/recent-searches';
import { TravelFrom } from '@/site/components/travel/TravelFrom';
import { searchPageSize } from '@/site/lib/constants';
import type { DeferredComponent } from '@/site/page/Deferred';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { AlertLink } from '../results/AlertLink';
import { FilterBar } from '../results/FilterBar';
import { NothingFound } from '../results/NothingFound';
import styles from '../results/ResultsPage.module.css';
import { SortLinks } from '../results/SortLinks';
import { toldParts, Understood } from '../results/Understood';

export interface ResultsPageProps {
  found: Found;
  search: Search;
  /** What the place in the address was read as. */
  origin: OriginFragment | null;
}

/** The names of the districts searched for, whether chosen or named in the text. */
function districtsOf({ filters, parts }: Found): readonly string[] {
  const chosen = filters.find(({ name }) => name === 'district')?.values.map(({ name }) => name) ?? [];
  const named = parts.filter(({ left_out }) => !left_out).flatMap(({ district_name }) => district_name);
  return [...chosen, ...named];
}

/** The results, with everything to change the search. */
function ResultsPage({ found, search, origin }: ResultsPageProps) {
  const texts = useTexts('results');
  const headings = useTexts('search');
  const { locale, query } = usePage().address;
  const { page, limit, offset } = pagingOf(query, searchPageSize);
  const { total, result, filters, searched_instead, parts, nearest } = found;
  const shownAs = useMemo(() => {
    const names = districtsOf(found);
    const nearestOf = new Map(found.result.map(({ _id }, index) => [_id, found.nearest[index]]));
    return (job: ShownJob) => withNearestFirst(withDistrictsFirst(job, names), nearestOf.get(job._id));
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
        {result.length > 0 && <TravelFrom given={origin} label={texts.travel} />}
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
