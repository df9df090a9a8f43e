const storageKey = (entry: string) => `scroll:${entry}`;

export function rememberScroll(entry: string): void {
  sessionStorage.setItem(storageKey(entry), `${Math.round(scrollX)} ${Math.round(scrollY)}`);
}

/** After going back: where the visitor was, or the top when that is not known. */
export function restoreScroll(entry: string): void {
  const [left, top] = (sessionStorage.getItem(storageKey(entry)) ?? '0 0').split(' ').map(Number);
  scrollTo(left ?? 0, top ?? 0);
}

/** After a navigation: the hash's target when there is one, else the top. */
export function scrollToStart(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}
