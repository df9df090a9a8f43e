import { dropDraft, keepDraft, readDraft } from '../../lib/forms/drafts';

/** What was chosen for an application that is not sent yet. */
export interface ApplicationDraft {
  addresses: readonly string[];
  /** Under one key an application is made once, however often it is sent. */
  key: string;
}

const nameOf = (seeker: string, job: string) => `${seeker}:apply:${job}`;

export function readApplicationDraft(seeker: string, job: string): ApplicationDraft {
  const { addresses = [], key = '' } = readDraft<ApplicationDraft>(nameOf(seeker, job));
  return { addresses, key };
}

/** Other addresses make another application, so that they get another key. */
export function keepAddresses(seeker: string, job: string, addresses: readonly string[]): void {
  const before = readApplicationDraft(seeker, job);
  const same = before.key !== '' && before.addresses.join() === addresses.join();
  keepDraft(nameOf(seeker, job), { addresses, key: same ? before.key : crypto.randomUUID() });
}

export function dropApplicationDraft(seeker: string, job: string): void {
  dropDraft(nameOf(seeker, job));
}
