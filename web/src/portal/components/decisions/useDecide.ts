import { useState } from 'react';
import type { ApplicantListedFragment, ApplicantStatus, RejectReason } from '@/generated/portal/graphql';
import type { NamedApplicant } from '@/portal/services/decisions/decisions';
import { useMembership, usePortal } from '@/portal/services/usePortal';

/** The statuses that an employer sets, in their usual order. */
export const decidable = ['Contacted', 'Reviewed', 'Rejected', 'Hired'] as const satisfies ApplicantStatus[];

export type Decidable = (typeof decidable)[number];

/** An applicant with the status in effect. */
export interface Candidate extends NamedApplicant {
  status: ApplicantStatus;
}

export function candidateOf(applicant: ApplicantListedFragment): Candidate {
  const { id, profile, job, status } = applicant;
  return { id, name: profile?.name ?? '', job: job.id, status };
}

/** A question asked before a decision is sent. */
export interface Question {
  /** The reason of a rejection; whether to undo a hiring; whether to hire beyond the vacancies. */
  kind: 'reason' | 'takeBack' | 'pastVacancies';
  people: readonly Candidate[];
  status: Decidable;
}

export interface Deciding {
  decide: (people: readonly Candidate[], status: Decidable) => void;
  /** Asks for confirmation before hiring more people than there are vacancies. */
  askToPassVacancies: (people: readonly Candidate[]) => void;
  question: Question | undefined;
  /** Answers the question with yes. */
  confirm: (question: Question) => void;
  giveReason: (reason: RejectReason) => void;
  /** Drops the question, unless another one has replaced it. */
  cancel: (question: Question) => void;
}

/**
 * Decides with one press. A rejection asks for its reason first, and undoing a hiring asks for confirmation.
 * `onDecided` is called at once.
 */
export function useDecide(onDecided?: (people: readonly NamedApplicant[]) => void): Deciding {
  const { decisions } = usePortal();
  const { company } = useMembership();
  const [question, setQuestion] = useState<Question>();

  function send(people: readonly Candidate[], status: Decidable, reason?: RejectReason): void {
    const named = people.map(({ status: _, ...each }) => each);
    void decisions.decide(company.id, named, { status, reason });
    onDecided?.(named);
  }
  function sendWithReason(people: readonly Candidate[], status: Decidable): void {
    if (status === 'Rejected') setQuestion({ kind: 'reason', people, status });
    else send(people, status);
  }

  return {
    question,
    cancel: (asked) => setQuestion((now) => (now === asked ? undefined : now)),
    decide(people, status) {
      if (people.length === 0) return;
      const takesBack = status !== 'Hired' && people.some((each) => each.status === 'Hired');
      if (takesBack) setQuestion({ kind: 'takeBack', people, status });
      else sendWithReason(people, status);
    },
    askToPassVacancies: (people) => setQuestion({ kind: 'pastVacancies', people, status: 'Hired' }),
    confirm: ({ people, status }) => sendWithReason(people, status),
    giveReason(reason) {
      if (question === undefined) return;
      setQuestion(undefined);
      send(question.people, question.status, reason);
    },
  };
}
