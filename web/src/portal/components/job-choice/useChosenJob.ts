import { ChosenJobDocument } from '../../../generated/portal/documents/ChosenJob';
import type { JobChosenFragment } from '../../../generated/portal/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import { useAnswer } from '../../services/useAnswer';
import { useMembership } from '../../services/usePortal';

/** The job that an address names, by its id; nothing while it is not known, and for no job. */
export function useChosenJob(job: string): JobChosenFragment | undefined {
  const { company } = useMembership();
  const asked =
    job === '' ? undefined : operation('ChosenJob', ChosenJobDocument, { company: company.id, job });
  const { data } = useAnswer(asked);
  const found = data?.company.job;
  return found?.id === job ? found : undefined;
}
