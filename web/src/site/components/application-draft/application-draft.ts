import { dropDraft, keepDraft, readDraft } from '@/shared/services/drafts/draft';

/** A job's terms in words, as the review showed them. */
export interface ReviewedTerms {
  /** The server's digest of the terms. */
  digest: string;
  locale: string;
  terms: readonly { label: string; value: string }[];
}

/** The choices for an application that is not sent yet. */
export interface ApplicationDraft {
  addresses: readonly string[];
  /** Idempotency key: the application is made once, however often it is sent. */
  key: string;
  /** Sent with this key, but the answer was lost. */
  sent: boolean;
  reviewed?: ReviewedTerms;
  /** When the seeker can work, as choice names. */
  freeTimes?: readonly string[];
}

const nameOf = (seeker: string, job: string) => `${seeker}:apply:${job}`;

export function readApplicationDraft(seeker: string, job: string): ApplicationDraft {
  return { addresses: [], key: '', sent: false, ...readDraft<ApplicationDraft>(nameOf(seeker, job)) };
}

/**
 * Stores the addresses and returns the draft. Changed addresses are a different application, so they get a
 * new key.
 */
export function keepAddresses(seeker: string, job: string, addresses: readonly string[]): ApplicationDraft {
  const before = readApplicationDraft(seeker, job);
  const same = before.key !== '' && before.addresses.join() === addresses.join();
  const draft = same ? before : { ...before, addresses, key: crypto.randomUUID(), sent: false };
  keepDraft(nameOf(seeker, job), draft);
  return draft;
}

export function markSent(seeker: string, job: string): void {
  keepDraft(nameOf(seeker, job), { ...readApplicationDraft(seeker, job), sent: true });
}

export function keepReviewed(seeker: string, job: string, reviewed: ReviewedTerms): void {
  keepDraft(nameOf(seeker, job), { ...readApplicationDraft(seeker, job), reviewed });
}

export function keepFreeTimes(seeker: string, job: string, freeTimes: readonly string[]): void {
  keepDraft(nameOf(seeker, job), { ...readApplicationDraft(seeker, job), freeTimes });
}

export function dropApplicationDraft(seeker: string, job: string): void {
  dropDraft(nameOf(seeker, job));
}
