import { draftKey } from './clear-drafts';

/** What somebody has typed and not saved: it outlives a reload and a session that expired, in this tab only. */
export function readDraft<Values>(name: string): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(name)) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

export function keepDraft(name: string, values: object): void {
  sessionStorage.setItem(draftKey(name), JSON.stringify(values));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(draftKey(name));
}
