import { BookmarkJobDocument, UnbookmarkJobDocument } from '../../generated/graphql';
import { answerError } from '../../lib/error-text';
import { operation } from '../../lib/operation';
import { type Service, ServiceError } from '../../lib/service';
import { markKey, marks } from './marks';

/** What the wish was already: saved (E100019, unless it cannot be saved at all), or not saved (E100020). */
const notSaved = 'E100020';

function setSaved(seeker: string, job: string, saved: boolean): void {
  const key = markKey(seeker, job);
  const mark = { applied: marks.get().get(key)?.applied ?? false, saved };
  marks.set(new Map(marks.get()).set(key, mark));
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
