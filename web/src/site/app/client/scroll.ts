import { decodeText } from '../../../shared/lib/every-page/address';

const storageKey = (entry: number) => `scroll:${entry}`;

export function rememberScroll(entry: number): void {
  sessionStorage.setItem(storageKey(entry), `${scrollY}`);
}

/** After going back: where the visitor was, or the top when that is not known. */
export function restoreScroll(entry: number): void {
  scrollTo(0, Number(sessionStorage.getItem(storageKey(entry))));
}

/** After a navigation: the hash's target when there is one, else the top. */
export function scrollToStart(hash: string): void {
  const target = document.getElementById(decodeText(hash));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}
