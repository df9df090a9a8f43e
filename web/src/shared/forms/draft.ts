import { draftKey } from './clear-drafts';

/** Unsaved input of a form: it survives a reload and an expired session, in this tab only. */
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
