import { dropDraft, keepDraft, readDraft } from '../../../shared/forms/draft';

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

/** Gives the key under which they are sent; other addresses make another application, so that they get another one. */
export function keepAddresses(seeker: string, job: string, addresses: readonly string[]): string {
  const before = readApplicationDraft(seeker, job);
  const same = before.key !== '' && before.addresses.join() === addresses.join();
  const key = same ? before.key : crypto.randomUUID();
  keepDraft(nameOf(seeker, job), { addresses, key });
  return key;
}

export function dropApplicationDraft(seeker: string, job: string): void {
  dropDraft(nameOf(seeker, job));
}
