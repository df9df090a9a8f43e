import { useState } from 'react';
import { CountJobsDocument } from '@/generated/seeker/documents/CountJobs';
import type { SearchCountsFragment } from '@/generated/seeker/graphql';
import { operation } from '@/shared/services/operation';
import { useServiceQuery } from '@/site/services/query/useServiceQuery';
import { type Search, searchVariables } from '../search-query/search';

/**
 * How many jobs a search finds, and how many each choice would find, as the search changes. The previous
 * counts stay while new ones are loading.
 */
export function useJobCounts(search: Search, known?: SearchCountsFragment): SearchCountsFragment | undefined {
  // The counts that came with the page belong to its first search.
  const [answered] = useState<Search | undefined>(known && search);
  const count =
    search === answered ? undefined : operation('CountJobs', CountJobsDocument, searchVariables(search));
  // If loading fails, the previous numbers stay; the search itself will show the error.
  return useServiceQuery(count).data?.job_search ?? known;
}
