import * as errorCodes from '@/generated/errors/codes';
import { WorkToChangeDocument } from '@/generated/seeker/documents/WorkToChange';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { useAsk } from '@/site/services/api/useAsk';
import { useUpdateProfile } from './useUpdateProfile';
import type { WorkChange } from './work-entry';

/** How often a change is retried after another device was faster. */
const attempts = 3;

/**
 * Applies a change to the service's current list of work experiences, because the service takes the list as a
 * whole and this tab's may be outdated. If another device changes the list meanwhile, the service refuses,
 * and the change is applied again to the new list. Other tabs have to wait: see inTurn.
 */
export function useChangeWork(): (change: WorkChange) => Promise<void> {
  const ask = useAsk();
  const update = useUpdateProfile();
  const changeOnce = async (change: WorkChange) => {
    const { portfolio } = await ask(operation('WorkToChange', WorkToChangeDocument, {}));
    const { work_experience, work_experience_version } = portfolio;
    await update({ work_experience: [...change(work_experience)], work_experience_version });
  };
  const attempt = async (change: WorkChange, left: number): Promise<void> => {
    try {
      await changeOnce(change);
    } catch (error) {
      if (left === 0 || !(error instanceof ServiceError) || error.code !== errorCodes.changedMeanwhile)
        throw error;
      await attempt(change, left - 1);
    }
  };
  return (change) => attempt(change, attempts - 1);
}
