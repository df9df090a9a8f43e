import { useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { JobDraftNowDocument } from '@/generated/portal/documents/JobDraftNow';
import { PublishJobDocument } from '@/generated/portal/documents/PublishJob';
import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { RefusedByJob } from '@/portal/services/refusals';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { valuesOf } from './job-values';
import { useEditor } from './useEditor';

/** Saves what was typed, then has the service publish the saved draft. */
export function usePublish() {
  const texts = useTexts('jobEditor');
  const { waitsForOperator } = useTexts('jobs');
  const link = useLink();
  const { go } = useNavigation();
  const { company } = useMembership();
  const { ask } = usePortal();
  const { autosave, job, isOutdated, setOutdated } = useEditor();
  const [notSaved, setNotSaved] = useState(false);
  const [sameJob, setSameJob] = useState<string>();

  /** The draft or the published job has changed since this page loaded it: shows both, to choose from. */
  async function compare(code: string): Promise<void> {
    const now = await ask(
      operation('JobDraftNow', JobDraftNowDocument, { company: company.id, job: job.id }),
    );
    const { content, draft } = now.company.job;
    const { version } = autosave.state.get();
    if (code === errorCodes.draftChanged && draft !== null) {
      const { saved_by: by, saved_at: at } = draft;
      autosave.showConflict({ version: draft.version, values: valuesOf(draft.content), by, at });
    } else {
      setOutdated(true);
      autosave.showConflict({ version, values: valuesOf(content), by: '', at: '' });
    }
  }

  const {
    run: publish,
    busy,
    problem,
    fail,
  } = useMutation(
    async ({ ask }, at: string | undefined) => {
      const isSaved = await autosave.flush();
      setNotSaved(!isSaved);
      if (!isSaved) return undefined;
      const { version } = autosave.state.get();
      const variables = { company: company.id, id: job.id, version, at: at ?? null, overwrite: isOutdated };
      const { publish_job } = await ask(operation('PublishJob', PublishJobDocument, variables));
      const waits = publish_job.stage === 'scheduled';
      go(link(paths.job(company.id, job.id)), { replace: true });
      if (publish_job.hold_notice) return waitsForOperator;
      return waits ? texts.scheduled : texts.published;
    },
    { showsProblem: true, onError: (error) => isMet(error) },
  );
  /** Whether an error is shown by a dialog of its own. */
  function isMet(error: unknown): boolean {
    if (error instanceof RefusedByJob && error.code === errorCodes.sameJobExists) {
      setSameJob(error.job);
      return true;
    }
    const code = error instanceof ServiceError ? error.code : undefined;
    if (code !== errorCodes.draftChanged && code !== errorCodes.jobChanged) return false;
    compare(code).catch(fail);
    return true;
  }
  return {
    publish,
    busy,
    problem: notSaved ? texts.notSavedYet : problem,
    sameJob,
    forgetSameJob: () => setSameJob(undefined),
  };
}
