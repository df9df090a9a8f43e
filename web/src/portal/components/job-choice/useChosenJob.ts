import { ChosenJobDocument } from '../../../generated/portal/documents/ChosenJob';
import type { JobChosenFragment } from '../../../generated/portal/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import { useAnswer } from '../../services/useAnswer';
import { useMembership } from '../../services/usePortal';

/** Loads the job that the address names; undefined while loading, and when it names none. */
export function useChosenJob(job: string): JobChosenFragment | undefined {
  const { company } = useMembership();
  const asked =
    job === '' ? undefined : operation('ChosenJob', ChosenJobDocument, { company: company.id, job });
  const { data } = useAnswer(asked);
  const found = data?.company.job;
  return found?.id === job ? found : undefined;
}
