import { useEffect } from 'react';
import { useService, useSession } from '../../lib/session/access';
import { isLoggedIn } from '../../lib/session/state';
import { createStore, useStore } from '../../lib/store';

/** What a job is to the seeker at the screen. */
export interface Mark {
  applied: boolean;
  saved: boolean;
}

/** By the seeker's id and the job's. The server never fills it: what it renders does not depend on who asks. */
export const marks = createStore<ReadonlyMap<string, Mark>>(new Map());

export function markKey(seeker: string, job: string): string {
  return `${seeker} ${job}`;
}

/** The seeker's mark on a job, once it is known; it is asked for together with those of the page's other cards. */
export function useMark(job: string): Mark | undefined {
  const { state } = useSession();
  const service = useService();
  const all = useStore(marks);
  const seeker = isLoggedIn(state) ? state.credentials?.claims.sub : undefined;
  useEffect(() => {
    if (seeker === undefined) return;
    void import('./load-marks').then(({ wantMark }) => wantMark(seeker, job, service));
  }, [seeker, job, service]);
  return seeker === undefined ? undefined : all.get(markKey(seeker, job));
}
