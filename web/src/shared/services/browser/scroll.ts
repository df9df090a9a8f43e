import { decodeText } from '@/shared/lib/address';

const storageKey = (entry: number) => `scroll:${entry}`;

export function rememberScroll(entry: number): void {
  sessionStorage.setItem(storageKey(entry), `${scrollY}`);
}

/** The scroll position at which the visitor left a history entry; 0 if unknown. */
export function rememberedScroll(entry: number): number {
  return Number(sessionStorage.getItem(storageKey(entry)));
}

/**
 * After going back: scrolls to where the visitor was, or to the top if that is unknown. Content whose layout
 * is deferred is laid out first, because its height would be a guess; from then on the browser remembers it.
 */
export function restoreScroll(entry: number): void {
  const { dataset } = document.documentElement;
  dataset.laidOut = '';
  scrollTo(0, rememberedScroll(entry));
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.laidOut));
}

/** After a navigation: scrolls to the hash's target if it exists, otherwise to the top. */
export function scrollToStart(hash: string): void {
  const target = document.getElementById(decodeText(hash));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}
