import { rememberedScroll, restoreScroll } from '@/shared/services/browser/scroll';

/** After this long, the visitor has begun to read from the top. */
const longestWait = 10_000;
/** Events that show that the visitor is moving the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a page whose content is still loading: tries again whenever the page has
 * grown, until it is tall enough or the visitor scrolls. Returns a function that stops it.
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
