import { BookmarkJobDocument } from '../../../../generated/seeker/documents/BookmarkJob';
import { UnbookmarkJobDocument } from '../../../../generated/seeker/documents/UnbookmarkJob';
import { answerError } from '../../../../shared/services/api/error-text';
import { type Service, ServiceError } from '../../../../shared/services/api/service';
import { operation } from '../../../../shared/services/every-page/operation';
import { flagsKey, jobFlags } from '../job-flags';

/** The refusal to remove a job that is not saved: what was asked for is so already. */
const notSaved = 'E100020';

function setSaved(seeker: string, job: string, saved: boolean): void {
  const key = flagsKey(seeker, job);
  const flags = { applied: jobFlags.get().get(key)?.applied ?? false, saved };
  jobFlags.set(new Map(jobFlags.get()).set(key, flags));
}

/** Saves a job or takes it off the list. The heart turns at once, and back when the service refuses. */
export async function saveJob(seeker: string, job: string, saved: boolean, service: Service): Promise<void> {
  setSaved(seeker, job, saved);
  const call = saved
    ? operation('BookmarkJob', BookmarkJobDocument, { id: job })
    : operation('UnbookmarkJob', UnbookmarkJobDocument, { id: job });
  try {
    const { errors } = await service.ask<unknown>(call, { outlivesPage: true });
    const error = answerError(errors);
    if (error !== undefined) throw error;
  } catch (error) {
    const alreadySo = !saved && error instanceof ServiceError && error.code === notSaved;
    if (alreadySo) return;
    setSaved(seeker, job, !saved);
    throw error;
  }
}
