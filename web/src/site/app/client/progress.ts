import type { Store } from '@/shared/lib/store';
import { progressThrottle } from '@/site/lib/constants';

export interface Progress {
  start: () => void;
  end: () => void;
}

/** Decides whether to show the progress bar: a navigation that ends within 200 ms shows none. */
export function createProgress(running: Store<boolean>): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => running.set(true), progressThrottle);
    },
    end() {
      clearTimeout(timer);
      running.set(false);
    },
  };
}
