import { type DraftPlace, draftKey, storageOf } from './clear-drafts';

/** Unsaved input. It survives a reload and an expired session. */
export interface Draft<Values> {
  /** What is kept; undefined if there is nothing, or nothing that can be read. */
  read: () => Values | undefined;
  keep: (values: Values) => void;
  /** Deletes it, unless another tab has kept other input since. */
  drop: () => void;
}

export function createDraft<Values>(name: string, place: DraftPlace): Draft<Values> {
  const key = draftKey(name, place);
  const storage = storageOf(place);
  /** The entry as it was last read or written here. */
  let known: string | null = null;
  return {
    read() {
      known = storage.getItem(key);
      try {
        return (JSON.parse(known ?? 'null') as Values | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep(values) {
      known = JSON.stringify(values);
      try {
        storage.setItem(key, known);
      } catch {
        // If the storage is full, input is not kept until it is saved.
      }
    },
    drop() {
      if (storage.getItem(key) === known) storage.removeItem(key);
    },
  };
}

/** The unsaved input of a form in this tab. */
export function readDraft<Values>(name: string): Partial<Values> {
  return createDraft<Partial<Values>>(name, 'tab').read() ?? {};
}

export function keepDraft(name: string, values: object): void {
  createDraft<object>(name, 'tab').keep(values);
}

export function dropDraft(name: string): void {
  storageOf('tab').removeItem(draftKey(name, 'tab'));
}
