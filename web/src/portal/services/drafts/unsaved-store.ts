import type { Unsaved, UnsavedStore } from './draft-keeper';

const prefix = 'unsaved:';

/** What a person has typed and not saved, on this device: it outlives the tab, the browser and an expired session. */
export function createUnsavedStore<Values>(person: string, draft: string): UnsavedStore<Values> {
  const key = `${prefix}${person}:${draft}`;
  /** As this tab has read or written it last. */
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
        // A device whose storage is full saves at the service alone.
      }
    },
    drop() {
      // Another tab may have typed what it could not save either.
      if (localStorage.getItem(key) === known) localStorage.removeItem(key);
    },
  };
}

/** Somebody else may use the device next. */
export function dropAllUnsaved(): void {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const name of names) if (name.startsWith(prefix)) localStorage.removeItem(name);
}
