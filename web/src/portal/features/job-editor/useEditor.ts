import { createContext, useContext } from 'react';
import type { BranchChoiceFragment, ChoicesShownFragment, JobEditorQuery } from '@/generated/portal/graphql';
import type { JobContent, JobValues } from './job-values';
import { isAbsence } from './steps';
import type { EditedJob, Finding, JobDraft } from './useJobDraft';

export interface Editor extends JobDraft {
  job: EditedJob;
  choices: ChoicesShownFragment;
  branches: readonly BranchChoiceFragment[];
  /** The company's state when the editor was opened: the operator may have decided since the login. */
  companyState: JobEditorQuery['company']['state'];
  /** Whether missing input is reported, too. */
  isAsked: boolean;
  /** Whether the person has been told that the job on the site has changed since, and may overwrite it. */
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

/** The findings about a field: those of one language, or all of them if `locale` is null. */
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

/** Binds a text field of the job to the shared form fields. */
export function useText(name: TextName) {
  const { state, autosave } = useEditor();
  return {
    name,
    value: state.values[name],
    onChange: (text: string) => autosave.change({ [name]: text }),
  };
}

/** The places to choose from: the branches, and the job's current places. */
export function usePlaces(): readonly Pick<
  JobContent['places'][number],
  'id' | 'name' | 'address' | 'district'
>[] {
  const { branches, job } = useEditor();
  const own = [...job.content.places, ...(job.draft?.content.places ?? [])];
  const others = own.filter(({ id }) => branches.every((branch) => branch.id !== id));
  return [...branches, ...new Map(others.map((place) => [place.id, place])).values()];
}
