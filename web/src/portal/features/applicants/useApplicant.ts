import { useEffect } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { ApplicantDocument } from '@/generated/portal/documents/Applicant';
import { OpenApplicantDocument } from '@/generated/portal/documents/OpenApplicant';
import type { ApplicantShownFragment } from '@/generated/portal/graphql';
import { isAllowed } from '@/portal/lib/permissions';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { useCachedQuery } from '@/shared/hooks/application/useOperationQuery';
import type { Query } from '@/shared/hooks/useQuery';
import { useStore } from '@/shared/hooks/useStore';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { type ApplicantSearch, filterOf } from './applicant-query';

/** Opens an applicant of a list and marks them as read. The next one is fetched ahead. */
export function useApplicant(id: string, search: ApplicantSearch): Query<ApplicantShownFragment> {
  const { ask, decisions, queries } = usePortal();
  const { company, role } = useMembership();
  const isMarked = isAllowed('decide', role, company.state);
  const list = JSON.stringify({ filter: filterOf(search), sort: search.sort });
  const keyOf = (applicant: string) => `Applicant ${applicant} ${company.id} ${list}`;
  const variablesOf = (applicant: string) => ({ company: company.id, id: applicant, ...JSON.parse(list) });

  const query = useCachedQuery(keyOf(id), async (signal) => {
    const variables = variablesOf(id);
    if (isMarked) {
      try {
        const opened = await ask(operation('OpenApplicant', OpenApplicantDocument, variables), { signal });
        return opened.open_applicant;
      } catch (error) {
        // A withdrawn application cannot be marked as read; the query below still shows that it was
        // withdrawn.
        if (!(error instanceof ServiceError) || error.code !== errorCodes.noSuchApplication) throw error;
      }
    }
    return (await ask(operation('Applicant', ApplicantDocument, variables), { signal })).company.applicant;
  });
  // Another applicant's data never stand in for this one's.
  const data = query.data?.id === id ? query.data : undefined;

  const next = data?.neighbours.next ?? undefined;
  const changed = useStore(decisions.changed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision drops the applicant fetched ahead.
  useEffect(() => {
    if (next === undefined) return;
    queries.prefetch(
      keyOf(next),
      async () => (await ask(operation('Applicant', ApplicantDocument, variablesOf(next)))).company.applicant,
    );
  }, [queries, ask, company.id, list, next, changed]);

  return { ...query, data, isOld: data !== undefined && query.error !== undefined };
}
