import * as errorCodes from '@/generated/errors/codes';
import type { JobForApplyQuery } from '@/generated/seeker/graphql';

export type JobToApply = JobForApplyQuery['get_jobs'][number];

export type Refusal = 'applied' | 'suspended' | 'closed' | 'noLocation';

const refusals: Readonly<Record<string, Refusal>> = {
  [errorCodes.jobClosed]: 'closed',
  [errorCodes.jobSuspended]: 'suspended',
  [errorCodes.alreadyApplied]: 'applied',
  [errorCodes.jobHasNoAddress]: 'noLocation',
};

/** Why the service refused an application, if the reason is the job's state. */
export function refusalOf(code: string): Refusal | undefined {
  return refusals[code];
}

/** Why a job does not accept an application from this seeker; undefined if it does. */
export function whyNot(job: JobToApply): Refusal | undefined {
  if (job.is_applied) return 'applied';
  if (job.is_suspended) return 'suspended';
  if (job.is_closed) return 'closed';
  return job.address.length === 0 ? 'noLocation' : undefined;
}
