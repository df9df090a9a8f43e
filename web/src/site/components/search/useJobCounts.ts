import { useEffect, useState } from 'react';
import { CountJobsDocument } from '../../../generated/seeker/documents/CountJobs';
import type { SearchCountsFragment } from '../../../generated/seeker/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import { useService } from '../../services/session/every-page/useSession';
import { type Search, searchVariables } from '../search-query/search';

/**
 * How many jobs a search finds, and how many each choice would find, as the search changes. While the newest counts
 * are loading, the ones before stay.
 */
export function useJobCounts(search: Search, known?: SearchCountsFragment): SearchCountsFragment | undefined {
  const service = useService();
  const [counts, setCounts] = useState(known);
  // The counts that came with the page are those of its first search.
  const [answered, setAnswered] = useState<Search | undefined>(known && search);
  useEffect(() => {
    if (search === answered) return undefined;
    let stale = false;
    const ask = async () => {
      const { data } = await (await service).ask(
        operation('CountJobs', CountJobsDocument, searchVariables(search)),
      );
      if (stale || data === null) return;
      setCounts(data.job_search);
      setAnswered(search);
    };
    // Without an answer the numbers before it stay; the search itself will show the error.
    ask().catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [search, answered, service]);
  return counts;
}
