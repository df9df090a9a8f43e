import type { ReactNode } from 'react';
import type { ResumeListsQuery } from '../../../generated/seeker/graphql';
import { type Form, type Rules, useForm } from '../../../shared/forms/useForm';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { useTexts } from '../../page/every-page/useTexts';
import { useSayDone } from '../../services/api/useSayDone';
import { useShowError } from '../../services/api/useShowError';
import type { Profile } from '../../services/session/every-page/state';

export type ResumeLists = ResumeListsQuery['config'];

/** What every form of a part of the resume is given. */
export interface ResumeFormProps {
  profile: Profile;
  lists: ResumeLists;
  /** The words on the button that saves. */
  saveLabel: string;
  /** Another thing to do on the screen, beside the button. */
  other?: ReactNode;
  onSaved: () => void;
}

/** Nothing was saved, for the part is not as it was when the form began; the form says so itself. */
export class ChangedElsewhere extends Error {}

interface ResumeFormOptions<Values> {
  /** The part's name, under which what was typed is kept until it is saved. */
  part: string;
  profile: Profile;
  initial: Values;
  rules: Rules<Values>;
  save: (values: Values) => Promise<void>;
  onSaved: () => void;
}

/** A form over one part of the resume. Nothing typed is lost by a reload, a cut network or an expired session. */
export function useResumeForm<Values extends object>(options: ResumeFormOptions<Values>): Form<Values> {
  const { part, profile, initial, rules, save, onSaved } = options;
  const { departures } = useNavigation();
  const { saved } = useTexts('resume');
  const sayDone = useSayDone();
  const showError = useShowError('box');
  return useForm({
    initial,
    rules,
    draft: `${profile._id}:${part}`,
    onUnchanged: onSaved,
    onError: (error) => {
      if (!(error instanceof ChangedElsewhere)) showError(error);
    },
    submit: async (values) => {
      const before = departures();
      await save(values);
      sayDone(saved);
      // Whoever has gone elsewhere meanwhile is not called back.
      if (departures() === before) onSaved();
    },
  });
}
