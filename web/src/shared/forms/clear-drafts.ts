/** The storage key of a draft: unsaved input of a form. */
export const draftKey = (name: string) => `draft:${name}`;

/** Deletes all drafts, because somebody else may use the tab next. */
export function dropAllDrafts(): void {
  const all = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  const names = all.filter((name) => name.startsWith(draftKey('')));
  for (const name of names) sessionStorage.removeItem(name);
}
