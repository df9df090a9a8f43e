import { useEffect } from 'react';
import { useStore } from '../../../shared/hooks/every-page/useStore';
import { isLoggedIn } from '../../services/session/every-page/state';
import { useService, useSession } from '../../services/session/every-page/useSession';
import { flagsKey, type JobFlags, jobFlags } from './job-flags';

/** The seeker's flags of a job, once they are known; the cards of a page ask for theirs together. */
export function useJobFlags(job: string): JobFlags | undefined {
  const { state } = useSession();
  const service = useService();
  const all = useStore(jobFlags);
  const seeker = isLoggedIn(state) ? state.credentials?.claims.sub : undefined;
  useEffect(() => {
    if (seeker === undefined) return;
    void import('./deferred/load-job-flags').then(({ requestFlags }) => requestFlags(seeker, job, service));
  }, [seeker, job, service]);
  return seeker === undefined ? undefined : all.get(flagsKey(seeker, job));
}
