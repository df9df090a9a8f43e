import { createStore } from '../../../shared/lib/every-page/store';

/** What a job is to the seeker at the screen. */
export interface JobFlags {
  applied: boolean;
  saved: boolean;
}

/** By the seeker's id and the job's. The server never fills it: what it renders does not depend on who asks. */
export const jobFlags = createStore<ReadonlyMap<string, JobFlags>>(new Map());

export function flagsKey(seeker: string, job: string): string {
  return `${seeker} ${job}`;
}

/** The draft of a heart that was pressed before the login. */
export const heartDraft = 'heart';
