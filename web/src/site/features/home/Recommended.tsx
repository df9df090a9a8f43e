import { HomeRecommendedDocument } from '@/generated/seeker/documents/HomeRecommended';
import type { HomeRecommendedQuery, JobCoreFragment, MatchReason } from '@/generated/seeker/graphql';
import { operation } from '@/shared/services/operation';
import { JobList } from '@/site/components/job-list/JobList';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useServiceQuery } from '@/site/services/query/useServiceQuery';
import { isLoggedIn } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';

type OwnJob = HomeRecommendedQuery['homepage']['job_recommended_list']['jobs'][number];

/** More reasons would overload a card. */
const mostReasons = 2;

/** The logged-in seeker's jobs, once they are loaded; undefined on the server. */
function useOwnJobs(): readonly OwnJob[] | undefined {
  const { state } = useSession();
  const seeker = isLoggedIn(state) ? state.credentials?.claims.sub : undefined;
  const asked = operation('HomeRecommended', HomeRecommendedDocument, {});
  const { data, isOld } = useServiceQuery(seeker === undefined ? undefined : asked, { of: seeker });
  // If loading fails, the list for everybody stays. Another person's list is never shown.
  return seeker === undefined || isOld ? undefined : data?.homepage.job_recommended_list.jobs;
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
