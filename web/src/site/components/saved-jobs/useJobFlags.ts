import { useEffect } from 'react';
import { useStore } from '@/shared/hooks/useStore';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';
import { isLoggedIn } from '@/site/services/session/state';
import { useService, useSession } from '@/site/services/session/useSession';
import { flagsKey, type JobFlags, jobFlags } from './job-flags';

/** The seeker's flags of a job, once they are loaded; the cards of a page load theirs together. */
export function useJobFlags(job: string): JobFlags | undefined {
  const { state } = useSession();
  const service = useService();
  const all = useStore(jobFlags);
  const seeker = isLoggedIn(state) ? state.credentials?.claims.sub : undefined;
  useEffect(() => {
    if (seeker === undefined) return;
    loadChunk(() => import('./deferred/load-job-flags')).then(
      ({ requestFlags }) => requestFlags(seeker, job, service),
      (error: unknown) => reloadAfter(error, location.href),
    );
  }, [seeker, job, service]);
  return seeker === undefined ? undefined : all.get(flagsKey(seeker, job));
}

/** Whether the seeker has applied. The value that came with the page counts only for a logged-in seeker. */
export function useIsApplied({ _id, is_applied }: { _id: string; is_applied: boolean }): boolean {
  const { state } = useSession();
  const flags = useJobFlags(_id);
  return isLoggedIn(state) && (flags?.applied ?? is_applied);
}
