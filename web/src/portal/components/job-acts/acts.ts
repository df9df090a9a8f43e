import { CloseJobsDocument } from '../../../generated/portal/documents/CloseJobs';
import { CopyJobsDocument } from '../../../generated/portal/documents/CopyJobs';
import { ExtendJobsDocument } from '../../../generated/portal/documents/ExtendJobs';
import { RemoveDraftsDocument } from '../../../generated/portal/documents/RemoveDrafts';
import { ReopenJobsDocument } from '../../../generated/portal/documents/ReopenJobs';
import type { CloseJobsMutationVariables, ResultsShownFragment } from '../../../generated/portal/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import type { Ask } from '../../services/ask';
import type { Stage } from '../job-facts/StageBadge';

export type JobAct = 'close' | 'reopen' | 'extend' | 'copy' | 'remove';
export type CloseReason = CloseJobsMutationVariables['reason'];
export type Results = ResultsShownFragment;

const possible: Record<Stage, readonly JobAct[]> = {
  draft: ['copy', 'remove'],
  scheduled: ['copy'],
  open: ['extend', 'copy', 'close'],
  closed: ['reopen', 'copy'],
  suspended: ['copy'],
};

interface ActedOn {
  stage: Stage;
  is_kept_by_feed: boolean;
}

/** The acts possible for a job; none for a job that a feed maintains. */
export function actsOf(job: ActedOn): readonly JobAct[] {
  return job.is_kept_by_feed ? [] : possible[job.stage];
}

const order: readonly JobAct[] = ['reopen', 'extend', 'copy', 'close', 'remove'];

/** The acts possible for at least one of the jobs; the service answers for each job. */
export function actsOfSome(jobs: readonly ActedOn[]): JobAct[] {
  return order.filter((act) => jobs.some((job) => actsOf(job).includes(act)));
}

export interface ActCall {
  company: string;
  ids: string[];
  reason: CloseReason;
  /** The jobs' last open day; null for the usual term, or to close them now. */
  closeOn: string | null;
  /** Idempotency key: a repeated call with this key does not copy again. */
  key: string;
}

async function openUntil(ask: Ask, { company, ids, closeOn }: ActCall): Promise<Results> {
  return (await ask(operation('ExtendJobs', ExtendJobsDocument, { company, ids, closeOn }))).extend_jobs;
}

export async function runAct(ask: Ask, act: JobAct, call: ActCall): Promise<Results> {
  const { company, ids, reason, closeOn, key } = call;
  switch (act) {
    case 'close':
      if (closeOn !== null) return openUntil(ask, call);
      return (await ask(operation('CloseJobs', CloseJobsDocument, { company, ids, reason }))).close_jobs;
    case 'reopen':
      return (await ask(operation('ReopenJobs', ReopenJobsDocument, { company, ids, closeOn }))).reopen_jobs;
    case 'extend':
      return openUntil(ask, call);
    case 'copy':
      return (await ask(operation('CopyJobs', CopyJobsDocument, { company, ids, key }))).copy_jobs;
    case 'remove':
      return (await ask(operation('RemoveDrafts', RemoveDraftsDocument, { company, ids }))).remove_drafts;
  }
}
