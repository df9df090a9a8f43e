/** Where a draft is kept: in this tab, or on this device, where it outlives the browser. */
export type DraftPlace = 'tab' | 'device';

export function storageOf(place: DraftPlace): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** The storage key of a draft: unsaved input. */
export function draftKey(name: string, place: DraftPlace): string {
  return `${place === 'tab' ? 'draft' : 'unsaved'}:${name}`;
}

/** The keys of the drafts in a place whose names begin like this. */
export function draftKeys(place: DraftPlace, beginning: string): string[] {
  const storage = storageOf(place);
  const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return all.filter((key) => key.startsWith(draftKey(beginning, place)));
}

export function dropDrafts(place: DraftPlace, beginning: string): void {
  for (const key of draftKeys(place, beginning)) storageOf(place).removeItem(key);
}

/** Deletes all drafts in the places where an application keeps them, because somebody else may come next. */
export function dropAllDrafts(...places: readonly DraftPlace[]): void {
  for (const place of places) dropDrafts(place, '');
}
