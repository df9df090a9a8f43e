import { JobMarksDocument } from '../../../../generated/seeker/documents/JobMarks';
import { maxLimit } from '../../../../shared/lib/every-page/constants';
import type { Service } from '../../../../shared/services/api/service';
import { operation } from '../../../../shared/services/every-page/operation';
import { flagsKey, jobFlags } from '../job-flags';

/** The cards of a page ask at about the same moment. */
const gathering = 50;

const wanted = new Set<string>();

async function load(seeker: string, ids: readonly string[], service: Service): Promise<void> {
  const { data } = await service.ask(operation('JobMarks', JobMarksDocument, { ids: [...ids] }));
  const next = new Map(jobFlags.get());
  for (const job of data?.get_jobs ?? []) {
    next.set(flagsKey(seeker, job._id), { applied: job.is_applied, saved: job.is_bookmarked });
  }
  jobFlags.set(next);
}

/** Asks for a job's flags with the next batch. Without an answer the cards stay as they are. */
export function requestFlags(seeker: string, job: string, service: Promise<Service>): void {
  const isFirst = wanted.size === 0;
  wanted.add(job);
  if (!isFirst) return;
  setTimeout(async () => {
    const ids = [...wanted];
    wanted.clear();
    for (let from = 0; from < ids.length; from += maxLimit) {
      void load(seeker, ids.slice(from, from + maxLimit), await service).catch(() => undefined);
    }
  }, gathering);
}
