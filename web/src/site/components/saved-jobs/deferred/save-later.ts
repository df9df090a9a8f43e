import { keepDraft } from '../../../../shared/forms/draft';
import type { Address } from '../../../../shared/lib/every-page/address';
import { loginHref } from '../../../services/api/login-target';
import { heartDraft } from '../job-flags';

/** Keeps a heart that was pressed before the login, and gives the way there. */
export function saveLater(job: string, address: Address): string {
  keepDraft(heartDraft, { job });
  return loginHref(address);
}
