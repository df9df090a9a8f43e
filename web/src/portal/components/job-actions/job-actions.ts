import { CloseJobsDocument } from '@/generated/portal/documents/CloseJobs';
import { CopyJobsDocument } from '@/generated/portal/documents/CopyJobs';
import { ExtendJobsDocument } from '@/generated/portal/documents/ExtendJobs';
import { RemoveDraftsDocument } from '@/generated/portal/documents/RemoveDrafts';
import { ReopenJobsDocument } from '@/generated/portal/documents/ReopenJobs';
import type { CloseJobsMutationVariables, ResultsShownFragment } from '@/generated/portal/graphql';
import type { Ask } from '@/shared/services/ask';
import { operation } from '@/shared/services/operation';
import type { Stage } from '../job-facts/StageBadge';

export type JobAction = 'close' | 'reopen' | 'extend' | 'copy' | 'remove';
export type CloseReason = CloseJobsMutationVariables['reason'];
export type JobResults = ResultsShownFragment;

const possible: Record<Stage, readonly JobAction[]> = {
  draft: ['copy', 'remove'],
  scheduled: ['copy'],
  open: ['extend', 'copy', 'close'],
  closed: ['reopen', 'copy'],
  suspended: ['copy'],
};

interface JobForActions {
  stage: Stage;
  is_kept_by_feed: boolean;
}

/** The actions possible for a job; none for a job that a feed maintains. */
export function actionsOf(job: JobForActions): readonly JobAction[] {
  return job.is_kept_by_feed ? [] : possible[job.stage];
}

const order: readonly JobAction[] = ['reopen', 'extend', 'copy', 'close', 'remove'];

/** The actions possible for at least one of the jobs; the service answers for each job. */
export function actionsOfAny(jobs: readonly JobForActions[]): JobAction[] {
  return order.filter((action) => jobs.some((job) => actionsOf(job).includes(action)));
}

export interface JobActionInput {
  company: string;
  ids: string[];
  reason: CloseReason;
  /** The jobs' last open day; null for the usual term, or to close them now. */
  closeOn: string | null;
  /** Idempotency key: a repeated call with this key does not copy again. */
  key: string;
}

async function extendUntil(ask: Ask, { company, ids, closeOn }: JobActionInput): Promise<JobResults> {
  return (await ask(operation('ExtendJobs', ExtendJobsDocument, { company, ids, closeOn }))).extend_jobs;
}

export async function runJobAction(ask: Ask, action: JobAction, call: JobActionInput): Promise<JobResults> {
  const { company, ids, reason, closeOn, key } = call;
  switch (action) {
    case 'close':
      if (closeOn !== null) return extendUntil(ask, call);
      return (await ask(operation('CloseJobs', CloseJobsDocument, { company, ids, reason }))).close_jobs;
    case 'reopen':
      return (await ask(operation('ReopenJobs', ReopenJobsDocument, { company, ids, closeOn }))).reopen_jobs;
    case 'extend':
      return extendUntil(ask, call);
    case 'copy':
      return (await ask(operation('CopyJobs', CopyJobsDocument, { company, ids, key }))).copy_jobs;
    case 'remove':
      return (await ask(operation('RemoveDrafts', RemoveDraftsDocument, { company, ids }))).remove_drafts;
  }
}
