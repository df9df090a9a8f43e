import type { JobForApplyQuery } from '../../../generated/seeker/graphql';

export type JobToApply = JobForApplyQuery['get_jobs'][number];

/** Why a job takes no application of this seeker, if it takes none. */
export function whyNot(job: JobToApply): 'applied' | 'suspended' | 'closed' | undefined {
  if (job.is_applied) return 'applied';
  if (job.is_suspended) return 'suspended';
  return job.is_closed ? 'closed' : undefined;
}
