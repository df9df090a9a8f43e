import type { ReactNode } from 'react';
import { GetProfileDocument } from '@/generated/seeker/documents/GetProfile';
import type { ResumeListsQuery } from '@/generated/seeker/graphql';
import { type SharedForm, useSharedForm } from '@/shared/forms/shared-form/useSharedForm';
import type { Rules } from '@/shared/forms/useForm';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { operation } from '@/shared/services/operation';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import type { Profile } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';
import { inTurn } from './in-turn';

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

interface ResumeFormOptions<Values> {
  /** The part's name, under which unsaved input is kept. */
  part: string;
  profile: Profile;
  /** The part of a profile, as the form's fields hold it. */
  valuesOf: (profile: Profile) => Values;
  rules: Rules<Values>;
  /** Saves the values over `before`, the service's current ones. */
  save: (values: Values, before: Values) => Promise<void>;
  onSaved: () => void;
}

/**
 * A form for a part of the resume, which the seeker may change in another tab or on another device meanwhile.
 * A reload, a broken connection or an expired session does not lose what was typed.
 */
export function useResumeForm<Values extends object>(options: ResumeFormOptions<Values>): SharedForm<Values> {
  const { part, profile, valuesOf, rules, save, onSaved } = options;
  const { navigationCount } = useNavigation();
  const { saved } = useTexts('resume');
  const ask = useAsk();
  const { ready } = useSession();
  const sayDone = useSayDone();
  return useSharedForm({
    initial: valuesOf(profile),
    rules,
    draft: `${profile._id}:${part}`,
    onUnchanged: onSaved,
    onError: useShowError('box'),
    load: async () => {
      const { portfolio } = await ask(operation('GetProfile', GetProfileDocument, {}));
      (await ready).changeProfile(portfolio);
      return valuesOf(portfolio);
    },
    save,
    run: async (merge) => {
      const before = navigationCount();
      await inTurn(merge);
      sayDone(saved);
      // People who have gone to another page meanwhile stay there.
      if (navigationCount() === before) onSaved();
    },
  });
}
