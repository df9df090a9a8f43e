import { idleFallback } from '../lib/constants';

/** The longest wait for an idle moment, on a page that is never idle. */
const idleTimeout = 2000;

/** Runs when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: idleTimeout });
  else setTimeout(callback, idleFallback);
}
