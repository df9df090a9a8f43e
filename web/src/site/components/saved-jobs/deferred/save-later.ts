import type { Address } from '@/shared/lib/address';
import { keepDraft } from '@/shared/services/drafts/draft';
import { loginHref } from '@/site/services/api/login-target';
import { heartDraft } from '../job-flags';

/** Stores a heart pressed before the login, and returns the link to the login page. */
export function saveLater(job: { _id: string; job_name: string }, address: Address): string {
  keepDraft(heartDraft, { job: job._id, name: job.job_name });
  return loginHref(address);
}
