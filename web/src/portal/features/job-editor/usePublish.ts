import { useState } from 'react';
import { JobDraftNowDocument } from '../../../generated/portal/documents/JobDraftNow';
import { PublishJobDocument } from '../../../generated/portal/documents/PublishJob';
import { useAction } from '../../../shared/hooks/action/useAction';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { ServiceError } from '../../../shared/services/api/service';
import { operation } from '../../../shared/services/every-page/operation';
import { useProblem } from '../../components/answer/Problem';
import { paths } from '../../lib/every-page/paths';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { codes, RefusedByJob } from '../../services/ask';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';
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
  const sayDone = useSayDone();
  const { keeper, job, isOutdated, setOutdated } = useEditor();
  const { problem, tell, clear } = useProblem();
  const [notSaved, setNotSaved] = useState(false);
  const [sameJob, setSameJob] = useState<string>();

  /** The draft or the published job has changed since this page loaded it: shows both, to choose from. */
  async function compare(code: string): Promise<void> {
    const now = await ask(
      operation('JobDraftNow', JobDraftNowDocument, { company: company.id, job: job.id }),
    );
    const { content, draft } = now.company.job;
    const { version } = keeper.state.get();
    if (code === codes.draftChanged && draft !== null) {
      const { saved_by: by, saved_at: at } = draft;
      keeper.meet({ version: draft.version, values: valuesOf(draft.content), by, at });
    } else {
      setOutdated(true);
      keeper.meet({ version, values: valuesOf(content), by: '', at: '' });
    }
  }

  const { run: publish, busy } = useAction(
    async (at: string | undefined) => {
      clear();
      setNotSaved(false);
      if (!(await keeper.flush())) {
        setNotSaved(true);
        return;
      }
      const { version } = keeper.state.get();
      const variables = { company: company.id, id: job.id, version, at: at ?? null, overwrite: isOutdated };
      const { publish_job } = await ask(operation('PublishJob', PublishJobDocument, variables));
      const waits = publish_job.stage === 'scheduled';
      sayDone(publish_job.hold_notice ? waitsForOperator : waits ? texts.scheduled : texts.published);
      go(link(paths.job(company.id, job.id)), { replace: true });
    },
    (error) => {
      if (error instanceof RefusedByJob && error.code === codes.sameJobExists) {
        setSameJob(error.job);
        return;
      }
      const code = error instanceof ServiceError ? error.code : undefined;
      if (code === codes.draftChanged || code === codes.jobChanged) compare(code).catch(tell);
      else tell(error);
    },
  );
  return {
    publish,
    busy,
    problem: notSaved ? texts.notSavedYet : problem,
    sameJob,
    forgetSameJob: () => setSameJob(undefined),
  };
}
