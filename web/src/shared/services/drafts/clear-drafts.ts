/** Where a draft is kept: in this tab, or on this device, where it outlives the browser. */
export type DraftPlace = 'tab' | 'device';

export function storageOf(place: DraftPlace): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** The storage key of a draft: unsaved input. */
export function draftKey(name: string, place: DraftPlace): string {
  return `${place === 'tab' ? 'draft' : 'unsaved'}:${name}`;
}

/** Deletes all drafts in the places where an application keeps them, because somebody else may come next. */
export function dropAllDrafts(...places: readonly DraftPlace[]): void {
  for (const place of places) {
    const storage = storageOf(place);
    const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of all) if (key.startsWith(draftKey('', place))) storage.removeItem(key);
  }
}
