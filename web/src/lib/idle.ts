import { idleFallback } from './constants';

/** Runs when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
  else setTimeout(callback, idleFallback);
}
