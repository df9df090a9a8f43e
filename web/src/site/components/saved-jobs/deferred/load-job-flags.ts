import { JobMarksDocument } from '@/generated/seeker/documents/JobMarks';
import { maxLimit } from '@/shared/lib/constants';
import type { Service } from '@/shared/services/api/service';
import { dropDraft, readDraft } from '@/shared/services/drafts/draft';
import { operation } from '@/shared/services/operation';
import { waitingSaves } from '@/site/services/offline/waiting';
import { changeKey } from '@/site/services/session/change-key';
import { flagsKey, heartDraft, jobFlags } from '../job-flags';
import { isBeingSaved, pressCount, saveJob, setSaved } from './save-job';

/** How long to gather requests: the cards of a page ask at about the same moment. */
const gathering = 50;

const wanted = new Set<string>();
/** The jobs whose cards were shown. */
const shown = new Set<string>();
let viewer: { seeker: string; service: Promise<Service> } | undefined;

async function load(seeker: string, ids: readonly string[], service: Service): Promise<void> {
  const before = new Map(ids.map((id) => [id, pressCount(seeker, id)]));
  const { data } = await service.ask(operation('JobMarks', JobMarksDocument, { ids: [...ids] }));
  const next = new Map(jobFlags.get());
  const waiting = waitingSaves(seeker);
  for (const { _id, is_applied, is_bookmarked } of data?.get_jobs ?? []) {
    const key = flagsKey(seeker, _id);
    const isPressed =
      isBeingSaved(seeker, _id) || before.get(_id) !== pressCount(seeker, _id) || waiting[_id] !== undefined;
    const saved = isPressed ? (next.get(key)?.saved ?? is_bookmarked) : is_bookmarked;
    next.set(key, { applied: is_applied, saved });
  }
  jobFlags.set(next);
}

function gather(job: string): void {
  const isFirst = wanted.size === 0;
  wanted.add(job);
  if (!isFirst) return;
  setTimeout(async () => {
    const ids = [...wanted];
    wanted.clear();
    if (viewer === undefined) return;
    const { seeker, service } = viewer;
    for (let from = 0; from < ids.length; from += maxLimit) {
      void load(seeker, ids.slice(from, from + maxLimit), await service).catch(() => undefined);
    }
  }, gathering);
}

/** Saves the job whose heart was pressed before the login. */
function saveWanted(seeker: string, job: string, service: Promise<Service>): void {
  const heart = readDraft<{ job: string; name: string }>(heartDraft);
  if (heart.job !== job) return;
  const wanted = { _id: job, job_name: heart.name ?? '' };
  dropDraft(heartDraft);
  void service.then((ready) => saveJob(seeker, wanted, true, ready)).catch(() => undefined);
}

/** Requests a job's flags with the next batch. If that fails, the cards stay unchanged. */
export function requestFlags(seeker: string, job: string, service: Promise<Service>): void {
  viewer = { seeker, service };
  shown.add(job);
  const waits = waitingSaves(seeker)[job];
  if (waits) setSaved(seeker, job, waits.saved);
  saveWanted(seeker, job, service);
  gather(job);
}

function renew(): void {
  for (const job of shown) gather(job);
}

// The flags may be outdated when a page returns from the back/forward cache, or after a change in another
// tab.
addEventListener('pageshow', ({ persisted }) => persisted && renew());
addEventListener('storage', ({ key }) => key === changeKey && renew());
