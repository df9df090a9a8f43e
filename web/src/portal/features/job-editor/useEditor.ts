import { createContext, useContext } from 'react';
import type {
  BranchChoiceFragment,
  ChoicesShownFragment,
  JobEditorQuery,
} from '../../../generated/portal/graphql';
import type { JobContent, JobValues } from './job-values';
import { isAbsence } from './steps';
import type { EditedJob, Finding, JobDraft } from './useJobDraft';

export interface Editor extends JobDraft {
  job: EditedJob;
  choices: ChoicesShownFragment;
  branches: readonly BranchChoiceFragment[];
  /** As it was when the editor was opened: the operator may have decided since the login. */
  companyState: JobEditorQuery['company']['state'];
  /** Whether what is not there yet is asked for. */
  isAsked: boolean;
  /** Whether the person has seen that the job on the site was changed, and goes on. */
  isOutdated: boolean;
  setOutdated: (isOutdated: boolean) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('No editor around this component');
  return editor;
}

type TextLocale = Finding['locale'];

/** What is to be said about a field: about one language of it, or about what has none. */
export function useFindings(field: string, locale: TextLocale = null): readonly Finding[] {
  const { findings, isAsked } = useEditor();
  return findings.filter(
    (finding) =>
      finding.field === field &&
      (locale === null || (finding.locale ?? 'zh_hant') === locale) &&
      (isAsked || !isAbsence(finding)),
  );
}

type TextName = { [Name in keyof JobValues]: JobValues[Name] extends string ? Name : never }[keyof JobValues];

/** A field of text, as the kit's fields take it. */
export function useText(name: TextName) {
  const { state, keeper } = useEditor();
  return {
    name,
    value: state.values[name],
    onChange: (text: string) => keeper.change({ [name]: text }),
  };
}

/** The places that the job can have: the branches, and those it has already. */
export function usePlaces(): readonly Pick<
  JobContent['places'][number],
  'id' | 'name' | 'address' | 'district'
>[] {
  const { branches, job } = useEditor();
  const own = [...job.content.places, ...(job.draft?.content.places ?? [])];
  const others = own.filter(({ id }) => branches.every((branch) => branch.id !== id));
  return [...branches, ...new Map(others.map((place) => [place.id, place])).values()];
}
