import { useEffect, useMemo, useRef, useState } from 'react';
import { ApplicantDocument } from '../../../generated/portal/documents/Applicant';
import { OpenApplicantDocument } from '../../../generated/portal/documents/OpenApplicant';
import type { ApplicantShownFragment } from '../../../generated/portal/graphql';
import { useStore } from '../../../shared/hooks/every-page/useStore';
import { useQuery } from '../../../shared/hooks/useQuery';
import { ServiceError } from '../../../shared/services/api/service';
import { operation } from '../../../shared/services/every-page/operation';
import { may } from '../../lib/permissions';
import { codes } from '../../services/ask';
import type { Answered } from '../../services/useAnswer';
import { useMembership, usePortal } from '../../services/usePortal';
import { type ApplicantSearch, filterOf } from './applicant-query';

/** Opens an applicant of a list and marks them as read. The next one is fetched ahead. */
export function useApplicant(id: string, search: ApplicantSearch): Answered<ApplicantShownFragment> {
  const { ask, decisions } = usePortal();
  const { company, role } = useMembership();
  const isMarked = may('decide', role, company.state);
  const [round, setRound] = useState(0);
  const list = JSON.stringify({ filter: filterOf(search), sort: search.sort });

  const ahead = useRef({ list, people: new Map<string, ApplicantShownFragment>() });
  if (ahead.current.list !== list) ahead.current = { list, people: new Map() };

  const changed = useStore(decisions.changed);
  const lastChange = useRef(changed);
  useEffect(() => {
    if (lastChange.current === changed) return;
    lastChange.current = changed;
    // Applicants fetched ahead have an outdated number of hired people.
    for (const each of ahead.current.people.keys()) if (each !== id) ahead.current.people.delete(each);
    if (changed.includes(id)) setRound((before) => before + 1);
  }, [changed, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  const load = useMemo(
    () => async () => {
      const variables = { company: company.id, id, ...JSON.parse(list) };
      if (isMarked) {
        try {
          return (await ask(operation('OpenApplicant', OpenApplicantDocument, variables))).open_applicant;
        } catch (error) {
          // A withdrawn application cannot be marked as read; the query below still shows that it was
          // withdrawn.
          if (!(error instanceof ServiceError) || error.code !== codes.noSuchApplication) throw error;
        }
      }
      return (await ask(operation('Applicant', ApplicantDocument, variables))).company.applicant;
    },
    [ask, company.id, id, list, isMarked, round],
  );
  const query = useQuery(load);
  const data = query.data?.id === id ? query.data : ahead.current.people.get(id);

  const next = data?.neighbours.next ?? undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change the next one is fetched again.
  useEffect(() => {
    const { people } = ahead.current;
    if (next === undefined || people.has(next)) return;
    const variables = { company: company.id, id: next, ...JSON.parse(list) };
    ask(operation('Applicant', ApplicantDocument, variables)).then(
      (answer) => void people.set(next, answer.company.applicant),
      () => undefined,
    );
  }, [ask, company.id, list, next, changed]);

  return {
    data,
    error: query.loading ? undefined : query.error,
    loading: query.loading,
    isOld: data !== undefined && query.error !== undefined,
    reload: () => setRound((before) => before + 1),
  };
}
