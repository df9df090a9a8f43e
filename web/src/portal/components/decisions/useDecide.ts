import { useState } from 'react';
import type { ApplicantStatus, RejectReason } from '../../../generated/portal/graphql';
import type { NamedApplicant } from '../../services/decisions/decisions';
import { useMembership, usePortal } from '../../services/usePortal';

/** Statuses that a person sets, in the order in which they mostly come. */
export const decidable = ['Contacted', 'Reviewed', 'Rejected', 'Hired'] as const satisfies ApplicantStatus[];

export type Decidable = (typeof decidable)[number];

interface Deciding {
  decide: (people: readonly NamedApplicant[], status: Decidable) => void;
  /** Those whose reason is being asked for. */
  asking: readonly NamedApplicant[] | undefined;
  giveReason: (reason: RejectReason) => void;
  cancel: () => void;
}

/** Decides at one press; a rejection asks for its reason first. `onDecided` is told at once. */
export function useDecide(onDecided?: (people: readonly NamedApplicant[]) => void): Deciding {
  const { decisions } = usePortal();
  const { company } = useMembership();
  const [asking, setAsking] = useState<readonly NamedApplicant[]>();
  return {
    asking,
    cancel: () => setAsking(undefined),
    decide(people, status) {
      if (people.length === 0) return;
      if (status === 'Rejected') {
        setAsking(people);
        return;
      }
      void decisions.decide(company.id, people, { status });
      onDecided?.(people);
    },
    giveReason(reason) {
      if (asking === undefined) return;
      void decisions.decide(company.id, asking, { status: 'Rejected', reason });
      setAsking(undefined);
      onDecided?.(asking);
    },
  };
}
