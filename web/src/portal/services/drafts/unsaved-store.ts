import type { Unsaved, UnsavedStore } from './draft-keeper';

const prefix = 'unsaved:';

/** A person's unsaved input on this device: it survives closing the browser and an expired session. */
export function createUnsavedStore<Values>(person: string, draft: string): UnsavedStore<Values> {
  const key = `${prefix}${person}:${draft}`;
  /** The entry as this tab last read or wrote it. */
  let known: string | null = null;
  return {
    read() {
      known = localStorage.getItem(key);
      try {
        return (JSON.parse(known ?? 'null') as Unsaved<Values> | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(unsaved) {
      known = JSON.stringify(unsaved);
      try {
        localStorage.setItem(key, known);
      } catch {
        // If the device's storage is full, input is only saved at the service.
      }
    },
    drop() {
      // Another tab may have stored input that it could not save either.
      if (localStorage.getItem(key) === known) localStorage.removeItem(key);
    },
  };
}

/** Deletes all unsaved input, because somebody else may use the device next. */
export function dropAllUnsaved(): void {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const name of names) if (name.startsWith(prefix)) localStorage.removeItem(name);
}
