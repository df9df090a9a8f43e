import { serverNow } from '@/shared/lib/server-clock';
import type { PublicConfig } from '@/site/lib/config';
import { trackingInitDelay } from '@/site/lib/constants';
import type { Send, Tracker } from './tracker';

/**
 * Spec 9: tracking starts after 1500 ms, so that it never delays a page. Earlier events are reported
 * afterwards.
 */
export function startTracking(config: PublicConfig, send: Send): (path: string) => void {
  let tracker: Tracker | undefined;
  const before: ((tracker: Tracker) => void)[] = [];
  const report = (event: (now: Tracker) => void) => {
    if (tracker) event(tracker);
    else before.push(event);
  };
  const press = ({ target, button }: MouseEvent) => {
    // The right button opens a menu instead of the job; the middle one opens the job in another tab.
    if (button < 2) report((now) => now.press(target));
  };
  document.addEventListener('click', press, true);
  document.addEventListener('auxclick', press, true);
  setTimeout(async () => {
    // If the script cannot be loaded, nothing is tracked.
    const module = await import('./tracker').catch(() => undefined);
    tracker = module?.startTracker(config, send);
    if (tracker === undefined) return;
    for (const event of before.splice(0)) event(tracker);
  }, trackingInitDelay);
  return (path) => {
    const at = new Date(serverNow());
    report((now) => now.pageView(path, at));
  };
}
