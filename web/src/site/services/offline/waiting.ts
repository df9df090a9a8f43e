import { createStore } from '@/shared/lib/store';
import { waitingKey } from './forget';

/** A heart that was pressed without a network. */
export interface WaitingSave {
  /** The state to send. */
  saved: boolean;
  name: string;
}

interface Waiting {
  seeker: string;
  /** By the job's id. */
  saves: Record<string, WaitingSave>;
}

function read(seeker: string): Waiting {
  try {
    const kept = JSON.parse(localStorage.getItem(waitingKey) ?? 'null') as Waiting | null;
    if (kept?.seeker === seeker) return kept;
  } catch {
    // What cannot be read waits for nothing.
  }
  return { seeker, saves: {} };
}

/** The newest change: a heart that began to wait, or, without one, one that waits no longer. */
export const newestWaiting = createStore<{ save?: WaitingSave | undefined }>({});

/** The seeker's hearts that wait for a network. They outlive the page; a logout drops them. */
export function waitingSaves(seeker: string): Readonly<Record<string, WaitingSave>> {
  return read(seeker).saves;
}

/** Lets a heart wait, or, with undefined, no longer. */
export function setWaitingSave(seeker: string, job: string, save: WaitingSave | undefined): void {
  const { [job]: before, ...others } = read(seeker).saves;
  if (before === undefined && save === undefined) return;
  const saves = save === undefined ? others : { ...others, [job]: save };
  if (Object.keys(saves).length === 0) localStorage.removeItem(waitingKey);
  else localStorage.setItem(waitingKey, JSON.stringify({ seeker, saves } satisfies Waiting));
  newestWaiting.set({ save });
}

/** Drops what another person let wait. */
export function dropOthersWaiting(seeker: string): void {
  const saves = waitingSaves(seeker);
  if (Object.keys(saves).length === 0) localStorage.removeItem(waitingKey);
}
