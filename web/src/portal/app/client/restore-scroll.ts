import { rememberedScroll, restoreScroll } from '../../../shared/services/browser/scroll';

/** Whoever waits longer for the page has begun to read it from the top. */
const longestWait = 10_000;
/** With these somebody takes the page into their own hands. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to where the visitor was on a page whose content is still on its way: again whenever the page has grown, until
 * it is tall enough or the visitor scrolls. Returns what gives it up.
 */
export function restoreScrollWhenFilled(entry: number): () => void {
  const top = rememberedScroll(entry);
  restoreScroll(entry);
  if (top === 0) return () => undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, stop, true);
  };
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) stop();
  });
  const timer = setTimeout(stop, longestWait);
  for (const move of ownMoves) addEventListener(move, stop, { capture: true, passive: true });
  observer.observe(document.body);
  return stop;
}
