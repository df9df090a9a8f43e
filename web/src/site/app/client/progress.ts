import { progressThrottle } from '../../../shared/lib/every-page/constants';
import type { Store } from '../../../shared/lib/every-page/store';

export interface Progress {
  start: () => void;
  end: () => void;
}

/** Says whether the bar is to be seen: a navigation that is over within 200 ms shows none. */
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
