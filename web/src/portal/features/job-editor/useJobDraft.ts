import { useEffect, useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { EditJobDocument } from '@/generated/portal/documents/EditJob';
import { JobDraftNowDocument } from '@/generated/portal/documents/JobDraftNow';
import { SaveDraftDocument } from '@/generated/portal/documents/SaveDraft';
import type { DraftShownFragment, FindingShownFragment, JobEditorQuery } from '@/generated/portal/graphql';
import {
  type Autosave,
  createAutosave,
  type DraftState,
  type SaveAnswer,
} from '@/portal/services/drafts/autosave';
import { useMembership, usePerson, usePortal } from '@/portal/services/usePortal';
import { useStore } from '@/shared/hooks/useStore';
import { ServiceError } from '@/shared/services/api/service';
import type { Ask } from '@/shared/services/ask';
import { createDraft } from '@/shared/services/drafts/draft';
import { operation } from '@/shared/services/operation';
import { inputOf, type JobContent, type JobValues, valuesOf } from './job-values';

export type EditedJob = JobEditorQuery['company']['job'];
export type Finding = FindingShownFragment;

export interface JobDraft {
  autosave: Autosave<JobValues>;
  state: DraftState<JobValues>;
  /** The findings about the last saved version. */
  findings: readonly Finding[];
}

/** The version of a published job that has no draft yet. */
export const noDraftVersion = -1;

/** Whether a retry may succeed: no answer, an outage, an expired session. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { status, code } = error;
  return (
    status === undefined ||
    status >= 500 ||
    status === 401 ||
    status === 429 ||
    code === errorCodes.notLoggedIn
  );
}

function savedOf({ content, draft }: { content: JobContent; draft: DraftShownFragment | null }) {
  if (draft === null) return { version: noDraftVersion, values: valuesOf(content), at: '', by: '' };
  const { version, saved_at, saved_by } = draft;
  return { version, values: valuesOf(draft.content), at: saved_at, by: saved_by };
}

/** Saves one draft. A published job gets its draft with the first change, so that viewing it creates none. */
function createSave(
  ask: Ask,
  company: string,
  job: EditedJob,
  onFindings: (findings: readonly Finding[]) => void,
) {
  let untouched = JSON.stringify(savedOf(job).values);

  async function conflict(): Promise<SaveAnswer<JobValues>> {
    const now = await ask(operation('JobDraftNow', JobDraftNowDocument, { company, job: job.id }));
    const theirs = savedOf(now.company.job);
    if (theirs.version === noDraftVersion) untouched = JSON.stringify(theirs.values);
    return { kind: 'conflict', theirs };
  }

  return async (values: JobValues, version: number, isLeaving: boolean): Promise<SaveAnswer<JobValues>> => {
    let over = version;
    if (over === noDraftVersion) {
      const { edit_job } = await ask(operation('EditJob', EditJobDocument, { company, id: job.id }));
      if (JSON.stringify(valuesOf(edit_job.content)) !== untouched) return conflict();
      over = edit_job.version;
    }
    const variables = { company, id: job.id, version: over, job: inputOf(values) };
    try {
      const saving = operation('SaveDraft', SaveDraftDocument, variables);
      const { save_draft } = await ask(saving, isLeaving ? { outlivesPage: true } : {});
      onFindings(save_draft.findings);
      return { kind: 'saved', version: save_draft.version, at: save_draft.saved_at };
    } catch (error) {
      if (error instanceof ServiceError && error.code === errorCodes.draftChanged) return conflict();
      throw error;
    }
  };
}

/** The editor's draft, saved as the person types. */
export function useJobDraft(job: EditedJob): JobDraft {
  const { company } = useMembership();
  const { ask } = usePortal();
  const person = usePerson();
  const [findings, setFindings] = useState<readonly Finding[]>(job.draft?.findings ?? []);
  const [autosave] = useState(() =>
    createAutosave<JobValues>({
      saved: savedOf(job),
      save: createSave(ask, company.id, job, setFindings),
      unsaved: createDraft(`${person.id}:job:${job.id}`, 'device'),
      isTransient,
    }),
  );
  useEffect(() => {
    autosave.start();
    const onHide = () => document.visibilityState === 'hidden' && autosave.leave();
    addEventListener('online', autosave.retry);
    addEventListener('pagehide', autosave.leave);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('online', autosave.retry);
      removeEventListener('pagehide', autosave.leave);
      document.removeEventListener('visibilitychange', onHide);
      autosave.leave();
      autosave.stop();
    };
  }, [autosave]);
  return { autosave, state: useStore(autosave.state), findings };
}
