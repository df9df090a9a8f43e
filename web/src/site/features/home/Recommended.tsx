import { useEffect, useState } from 'react';
import { HomeRecommendedDocument } from '../../../generated/seeker/documents/HomeRecommended';
import type { HomeRecommendedQuery, JobCoreFragment, MatchReason } from '../../../generated/seeker/graphql';
import { useHref } from '../../../shared/hooks/every-page/useHref';
import { operation } from '../../../shared/services/every-page/operation';
import { JobList } from '../../components/job-list/JobList';
import { paths } from '../../lib/every-page/paths';
import { useTexts } from '../../page/every-page/useTexts';
import { isLoggedIn } from '../../services/session/every-page/state';
import { useService, useSession } from '../../services/session/every-page/useSession';

type OwnJob = HomeRecommendedQuery['homepage']['job_recommended_list']['jobs'][number];

/** More reasons would overload a card. */
const mostReasons = 2;

/** The logged-in seeker's jobs, once they are loaded; undefined on the server. */
function useOwnJobs(): readonly OwnJob[] | undefined {
  const { state } = useSession();
  const service = useService();
  const seeker = isLoggedIn(state) ? state.credentials?.claims.sub : undefined;
  const [own, setOwn] = useState<{ seeker: string; jobs: readonly OwnJob[] }>();
  useEffect(() => {
    if (seeker === undefined) return;
    const load = async () => {
      const { data } = await (await service).ask(operation('HomeRecommended', HomeRecommendedDocument, {}));
      if (data !== null) setOwn({ seeker, jobs: data.homepage.job_recommended_list.jobs });
    };
    // If loading fails, the list for everybody stays.
    void load().catch(() => undefined);
  }, [seeker, service]);
  return own !== undefined && own.seeker === seeker ? own.jobs : undefined;
}

/** The newest jobs; for a seeker with a profile, those that fit best, with the reasons. */
export function Recommended({ jobs }: { jobs: readonly JobCoreFragment[] }) {
  const texts = useTexts('home');
  const link = useHref();
  const own = useOwnJobs();
  const reasonText = (reason: MatchReason) => texts.reasons[reason];
  const noteOf = (id: string) => {
    const reasons = own?.find(({ _id }) => _id === id)?.match_reasons ?? [];
    return reasons.length === 0 ? undefined : reasons.slice(0, mostReasons).map(reasonText).join(' · ');
  };
  return (
    <JobList
      title={texts.recommended}
      source="home"
      section="recommended"
      more={link(paths.findJobs())}
      jobs={own ?? jobs}
      noteOf={noteOf}
    />
  );
}
