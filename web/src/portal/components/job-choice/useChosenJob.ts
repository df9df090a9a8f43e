import { ChosenJobDocument } from '@/generated/portal/documents/ChosenJob';
import type { JobChosenFragment } from '@/generated/portal/graphql';
import { useMembership } from '@/portal/services/usePortal';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { operation } from '@/shared/services/operation';

/** Loads the job that the address names; undefined while loading, and when it names none. */
export function useChosenJob(job: string): JobChosenFragment | undefined {
  const { company } = useMembership();
  const asked =
    job === '' ? undefined : operation('ChosenJob', ChosenJobDocument, { company: company.id, job });
  const { data } = useOperationQuery(asked);
  const found = data?.company.job;
  return found?.id === job ? found : undefined;
}
