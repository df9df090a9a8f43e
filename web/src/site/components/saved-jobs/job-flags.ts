import { createStore } from '@/shared/lib/store';

/** Whether the seeker has applied for a job or saved it. */
export interface JobFlags {
  applied: boolean;
  saved: boolean;
}

/** Keyed by the seeker's id and the job's. Empty on the server, which renders the same for everybody. */
export const jobFlags = createStore<ReadonlyMap<string, JobFlags>>(new Map());

export function flagsKey(seeker: string, job: string): string {
  return `${seeker} ${job}`;
}

/** The draft of a heart that was pressed before the login. */
export const heartDraft = 'heart';
