/** Where the drafts are kept: what somebody has typed and not saved. */
export const draftKey = (name: string) => `draft:${name}`;

/** Somebody else may use the tab next. */
export function dropAllDrafts(): void {
  const all = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  const names = all.filter((name) => name.startsWith(draftKey('')));
  for (const name of names) sessionStorage.removeItem(name);
}
