import type { CompanyToVerifyFragment } from '@/generated/portal/graphql';
import { isAllowed } from '@/portal/lib/permissions';
import type { Role } from '@/portal/services/session';

/** Whether the verification still needs something that this person can provide here. */
export function isToComplete({ state, upkeep, missing }: CompanyToVerifyFragment, role: Role): boolean {
  const isUndecided = state === 'unverified' || state === 'refused';
  return isUndecided && missing.length > 0 && upkeep === 'portal' && isAllowed('changeCompany', role, state);
}
