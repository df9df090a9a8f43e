import { useState } from 'react';
import type { ApplicantListedFragment } from '../../../generated/portal/graphql';

/** The service accepts at most this many in one call. */
export const maxSelected = 200;

/** The selected applicants; the selection survives going to other pages of the list. */
export interface Selection {
  people: readonly ApplicantListedFragment[];
  has: (id: string) => boolean;
  toggle: (applicant: ApplicantListedFragment) => void;
  addAll: (applicants: readonly ApplicantListedFragment[]) => void;
  clear: () => void;
}

type Selected = ReadonlyMap<string, ApplicantListedFragment>;

function withOne(before: Selected, applicant: ApplicantListedFragment): Selected {
  const isFull = before.size >= maxSelected && !before.has(applicant.id);
  // Withdrawn applications cannot be selected.
  if (isFull || applicant.profile === null) return before;
  return new Map([...before, [applicant.id, applicant]]);
}

export function useSelection(): Selection {
  const [selected, setSelected] = useState<Selected>(new Map());
  return {
    people: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (applicant) =>
      setSelected((before) =>
        before.has(applicant.id)
          ? new Map([...before].filter(([id]) => id !== applicant.id))
          : withOne(before, applicant),
      ),
    addAll: (applicants) => setSelected((before) => applicants.reduce(withOne, before)),
    clear: () => setSelected(new Map()),
  };
}
