import type { ReactNode } from 'react';
import type { ResumeListsQuery } from '@/generated/seeker/graphql';
import { type Form, type Rules, useForm } from '@/shared/forms/useForm';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { useTexts } from '@/site/page/useTexts';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import type { Profile } from '@/site/services/session/state';

export type ResumeLists = ResumeListsQuery['config'];

/** The props of every form for a part of the resume. */
export interface ResumeFormProps {
  profile: Profile;
  lists: ResumeLists;
  /** The text of the save button. */
  saveLabel: string;
  /** A secondary action beside the button. */
  other?: ReactNode;
  onSaved: () => void;
}

/** Nothing was saved, because the part has changed since the form was opened; the form itself says so. */
export class ChangedElsewhere extends Error {}

interface ResumeFormOptions<Values> {
  /** The part's name, under which unsaved input is kept. */
  part: string;
  profile: Profile;
  initial: Values;
  rules: Rules<Values>;
  save: (values: Values) => Promise<void>;
  onSaved: () => void;
}

/**
 * A form for a part of the resume. A reload, a broken connection or an expired session does not lose what was
 * typed.
 */
export function useResumeForm<Values extends object>(options: ResumeFormOptions<Values>): Form<Values> {
  const { part, profile, initial, rules, save, onSaved } = options;
  const { navigationCount } = useNavigation();
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
      const before = navigationCount();
      await save(values);
      sayDone(saved);
      // People who have gone to another page meanwhile stay there.
      if (navigationCount() === before) onSaved();
    },
  });
}
