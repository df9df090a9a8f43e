import { decodeText } from '../../lib/every-page/address';

const storageKey = (entry: number) => `scroll:${entry}`;

export function rememberScroll(entry: number): void {
  sessionStorage.setItem(storageKey(entry), `${scrollY}`);
}

/** Where the visitor left an entry of the history; 0 when that is not known. */
export function rememberedScroll(entry: number): number {
  return Number(sessionStorage.getItem(storageKey(entry)));
}

/**
 * After going back: where the visitor was, or the top when that is not known. What is laid out only when it comes near
 * is laid out before, as its height would be a guess; from then on the browser remembers it.
 */
export function restoreScroll(entry: number): void {
  const { dataset } = document.documentElement;
  dataset.laidOut = '';
  scrollTo(0, rememberedScroll(entry));
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.laidOut));
}

/** After a navigation: the hash's target when there is one, else the top. */
export function scrollToStart(hash: string): void {
  const target = document.getElementById(decodeText(hash));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}
