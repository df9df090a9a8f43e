import { whenIdle } from '@/shared/services/idle';

/** The time that a page has to be quiet before work begins that it does not need itself. */
export const quietTime = 5_000;

/** Runs some time after the page is loaded and the browser idle. */
export function whenQuiet(callback: () => void): void {
  const wait = () => whenIdle(() => setTimeout(callback, quietTime));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
