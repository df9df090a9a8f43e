import type { JobForApplyQuery } from '../../../generated/seeker/graphql';

export type JobToApply = JobForApplyQuery['get_jobs'][number];

export type Refusal = 'applied' | 'suspended' | 'closed' | 'noLocation';

const refusals: Readonly<Record<string, Refusal>> = {
  E100002: 'closed',
  E100004: 'suspended',
  E100007: 'applied',
  E100008: 'noLocation',
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
