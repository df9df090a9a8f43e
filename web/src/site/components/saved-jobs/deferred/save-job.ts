import * as errorCodes from '@/generated/errors/codes';
import { BookmarkJobDocument } from '@/generated/seeker/documents/BookmarkJob';
import { JobMarksDocument } from '@/generated/seeker/documents/JobMarks';
import { UnbookmarkJobDocument } from '@/generated/seeker/documents/UnbookmarkJob';
import { answerError } from '@/shared/services/api/error-text';
import { isUnanswered, type Service } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { setWaitingSave } from '@/site/services/offline/waiting';
import { flagsKey, jobFlags } from '../job-flags';

/** Whether the service has the wanted state, or is told of it once there is a network. */
type Outcome = 'done' | 'waits';

interface Press {
  /** The state that the last press asked for. */
  wanted: boolean;
  /** Settles when the service has applied the wanted state, or has refused it. */
  done: Promise<Outcome>;
}

interface Job {
  _id: string;
  job_name: string;
}

const presses = new Map<string, Press>();
/** How often each heart was pressed. */
const counts = new Map<string, number>();

/**
 * The number of presses. If it differs before and after a request, the request's answer may predate a press.
 */
export function pressCount(seeker: string, job: string): number {
  return counts.get(flagsKey(seeker, job)) ?? 0;
}

export function isBeingSaved(seeker: string, job: string): boolean {
  return presses.has(flagsKey(seeker, job));
}

/** Turns the heart. */
export function setSaved(seeker: string, job: string, saved: boolean): void {
  const key = flagsKey(seeker, job);
  const flags = { applied: jobFlags.get().get(key)?.applied ?? false, saved };
  jobFlags.set(new Map(jobFlags.get()).set(key, flags));
}

async function isSaved(job: string, service: Service): Promise<boolean> {
  const { data } = await service.ask(operation('JobMarks', JobMarksDocument, { ids: [job] }));
  return data?.get_jobs[0]?.is_bookmarked ?? false;
}

async function send(job: string, saved: boolean, service: Service): Promise<void> {
  const call = saved
    ? operation('BookmarkJob', BookmarkJobDocument, { id: job })
    : operation('UnbookmarkJob', UnbookmarkJobDocument, { id: job });
  const { errors } = await service.ask<unknown>(call, { outlivesPage: true });
  const error = answerError(errors);
  if (error === undefined || (!saved && error.code === errorCodes.notBookmarked)) return;
  // Another tab may have saved it already.
  if (saved && error.code === errorCodes.cannotBookmark && (await isSaved(job, service))) return;
  throw error;
}

/**
 * Sends one call at a time, until the service has the state that the last press asked for. Without an answer the
 * last press waits: whether the call arrived is not known, and to send it again does no harm.
 */
async function follow(seeker: string, job: Job, press: Press, service: Service): Promise<Outcome> {
  let now = !press.wanted;
  try {
    while (now !== press.wanted) {
      const { wanted } = press;
      await send(job._id, wanted, service);
      now = wanted;
    }
  } catch (error) {
    if (isUnanswered(error)) {
      setWaitingSave(seeker, job._id, { saved: press.wanted, name: job.job_name });
      return 'waits';
    }
    // Unless the last press already agrees with the service's state.
    if (now !== press.wanted) {
      setWaitingSave(seeker, job._id, undefined);
      setSaved(seeker, job._id, now);
      throw error;
    }
  } finally {
    presses.delete(flagsKey(seeker, job._id));
  }
  setWaitingSave(seeker, job._id, undefined);
  return 'done';
}

/** Saves or removes a job. The heart changes at once, and back if the service refuses. */
export function saveJob(seeker: string, job: Job, saved: boolean, service: Service): Promise<Outcome> {
  const key = flagsKey(seeker, job._id);
  counts.set(key, pressCount(seeker, job._id) + 1);
  setSaved(seeker, job._id, saved);
  const running = presses.get(key);
  if (running !== undefined) {
    running.wanted = saved;
    return running.done;
  }
  const press: Press = { wanted: saved, done: Promise.resolve('done') };
  presses.set(key, press);
  press.done = follow(seeker, job, press, service);
  return press.done;
}
