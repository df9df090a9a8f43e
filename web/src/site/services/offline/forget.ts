import { personalPrefix } from '@/site/lib/kept';

export const markKey = 'login_mark';
/** Acts of the seeker that wait for a network. */
export const waitingKey = 'waiting_acts';
/** How the drafts of a seeker's conversations begin. They outlive the tab, to be sent once there is a network. */
export const conversationDrafts = 'conversation:';

/** Deletes what this browser keeps of the person. Called whenever the token goes. */
export async function forgetPerson(): Promise<void> {
  localStorage.removeItem(markKey);
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith(personalPrefix)) void caches.delete(name);
}
