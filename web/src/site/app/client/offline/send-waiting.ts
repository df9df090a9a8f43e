import { SendMessageDocument } from '@/generated/seeker/documents/SendMessage';
import { openOutboxes } from '@/shared/components/conversation/open-outboxes';
import { isUnanswered, type Service, ServiceError } from '@/shared/services/api/service';
import { draftKeys, dropDrafts } from '@/shared/services/drafts/clear-drafts';
import { operation } from '@/shared/services/operation';
import { conversationDrafts } from '@/site/services/offline/forget';
import {
  dropOthersWaiting,
  newestWaiting,
  setWaitingSave,
  waitingSaves,
} from '@/site/services/offline/waiting';
import type { AppOptions } from './app-options';

/** The pause between attempts while something waits: no event tells when a network works again. */
const pause = 20_000;

interface Outgoing {
  key: string;
  text: string;
}

interface Kept {
  text: string;
  outgoing: readonly Outgoing[];
}

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;

/** Sends the messages of conversations that are not on screen: those of one that is, it sends itself. */
async function sendMessages(seeker: string, service: Service): Promise<void> {
  const mine = `${conversationDrafts}${seeker}:`;
  for (const key of draftKeys('device', mine)) {
    const name = key.slice(key.indexOf(conversationDrafts));
    for (const { key: id, text } of read(key)?.outgoing ?? []) {
      if (openOutboxes.has(name)) break;
      const variables = { application: name.slice(mine.length), key: id, text };
      const { errors } = await service.ask(operation('SendMessage', SendMessageDocument, variables));
      // What the service refuses stays for the conversation to show.
      if (errors !== undefined) break;
      const now = read(key);
      const outgoing = now?.outgoing.filter((each) => each.key !== id) ?? [];
      if (outgoing.length === 0 && !now?.text) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ ...now, outgoing }));
    }
  }
}

async function sendSaves(seeker: string, { service, session, notices, go }: AppOptions): Promise<void> {
  const waiting = Object.entries(waitingSaves(seeker));
  if (waiting.length === 0) return;
  const { saveJob } = await import('@/site/components/saved-jobs/deferred/save-job');
  for (const [id, { saved, name }] of waiting) {
    try {
      if ((await saveJob(seeker, { _id: id, job_name: name }, saved, service)) === 'waits') return;
    } catch (error) {
      // The service refuses it, because the job has closed since: it is not asked again.
      setWaitingSave(seeker, id, undefined);
      if (error instanceof ServiceError) notices.show({ kind: 'toast', text: `${name}: ${error.message}` });
    }
  }
  session.tellOthers();
  // The list of saved jobs is another one now.
  if (location.search.includes('page=savedJobs')) go(location.href, { replace: true });
}

/** What belongs to somebody else who was here before goes. */
function dropOthers(seeker: string): void {
  dropOthersWaiting(seeker);
  const mine = new Set(draftKeys('device', `${conversationDrafts}${seeker}:`));
  for (const key of draftKeys('device', conversationDrafts))
    if (!mine.has(key)) dropDrafts('device', key.slice(key.indexOf(conversationDrafts)));
}

let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const isWaiting = (seeker: string) =>
  Object.keys(waitingSaves(seeker)).length > 0 ||
  draftKeys('device', `${conversationDrafts}${seeker}:`).some((key) => read(key)?.outgoing.length);

/** Sends what the seeker did without a network, in one tab at a time; tries again while something waits. */
export function sendWaiting(seeker: string | undefined, options: AppOptions): void {
  if (seeker === undefined || isSending) return;
  dropOthers(seeker);
  if (!isWaiting(seeker)) return;
  isSending = true;
  const work = async () => {
    await sendSaves(seeker, options);
    await sendMessages(seeker, options.service);
  };
  const locks: LockManager | undefined = navigator.locks;
  const done = locks
    ? locks.request('hoigung-waiting', { ifAvailable: true }, async (lock) => lock && work())
    : work();
  void done
    .catch((error: unknown) => {
      if (!isUnanswered(error)) throw error;
    })
    .finally(() => {
      isSending = false;
      clearTimeout(timer);
      if (isWaiting(seeker)) timer = setTimeout(() => sendWaiting(seeker, options), pause);
    });
}

/** Says of a heart that was pressed without a network that it waits. */
export function tellOfWaiting({ texts, notices }: AppOptions): void {
  newestWaiting.subscribe(() => {
    if (newestWaiting.get().save === undefined) return;
    void texts(['offline']).then(
      ({ offline }) => offline && notices.show({ kind: 'toast', done: true, text: offline.waits }),
    );
  });
}
