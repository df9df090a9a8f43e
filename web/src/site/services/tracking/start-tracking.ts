import { trackingInitDelay } from '../../../shared/lib/every-page/constants';
import type { PublicConfig } from '../../lib/every-page/config';
import type { Send, Tracker } from './tracker';

/**
 * Spec 9: tracking starts 1500 ms late, so that it never stands in the way of a page. What happens until then is
 * told afterwards.
 */
export function startTracking(config: PublicConfig, send: Send): (path: string) => void {
  let tracker: Tracker | undefined;
  const before: ((late: Tracker) => void)[] = [];
  const tell = (event: (now: Tracker) => void) => {
    if (tracker) event(tracker);
    else before.push(event);
  };
  document.addEventListener('click', ({ target }) => tell((now) => now.press(target)), true);
  setTimeout(async () => {
    // Without a network nothing is told.
    const module = await import('./tracker').catch(() => undefined);
    tracker = module?.startTracker(config, send);
    if (tracker === undefined) return;
    for (const event of before.splice(0)) event(tracker);
  }, trackingInitDelay);
  return (path) => {
    const at = new Date();
    tell((now) => now.pageView(path, at));
  };
}
