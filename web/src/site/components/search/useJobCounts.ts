import { useMemo, useState } from 'react';
import { CountJobsDocument } from '../../../generated/seeker/documents/CountJobs';
import type { SearchCountsFragment } from '../../../generated/seeker/graphql';
import { useQuery } from '../../../shared/hooks/useQuery';
import { operation } from '../../../shared/services/every-page/operation';
import { useService } from '../../services/session/every-page/useSession';
import { type Search, searchVariables } from '../search-query/search';

/**
 * How many jobs a search finds, and how many each choice would find, as the search changes. The previous
 * counts stay while new ones are loading.
 */
export function useJobCounts(search: Search, known?: SearchCountsFragment): SearchCountsFragment | undefined {
  const service = useService();
  // The counts that came with the page belong to its first search.
  const [answered] = useState<Search | undefined>(known && search);
  const load = useMemo(() => {
    if (search === answered) return undefined;
    const count = operation('CountJobs', CountJobsDocument, searchVariables(search));
    return async () => (await (await service).ask(count)).data?.job_search;
  }, [search, answered, service]);
  // If loading fails, the previous numbers stay; the search itself will show the error.
  return useQuery(load).data ?? known;
}
