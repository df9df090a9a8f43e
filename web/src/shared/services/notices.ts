import { actionToastDuration, errorToastDuration } from '../lib/constants';
import { createStore, type Store } from '../lib/store';

/** A toast at the bottom hides itself; a box waits for OK. */
export interface Notice {
  kind: 'toast' | 'box';
  text: string;
  /** The heading of a box that is not about an error. */
  title?: string;
  /** It reports a success, not an error. */
  done?: boolean;
  /** An action that the notice offers, such as undo. */
  action?: { label: string; run: () => void };
}

/** What is shown over the page: an error or a success, and whether something is loading. */
export interface Notices {
  notice: Store<Notice | undefined>;
  loading: Store<boolean>;
  /** A new notice replaces the old one and restarts the timer. */
  show: (notice: Notice) => void;
  dismiss: () => void;
  /** Shows the loading overlay while the work runs. */
  whileLoading: <Result>(work: Promise<Result>) => Promise<Result>;
}

export function createNotices(): Notices {
  const notice = createStore<Notice | undefined>(undefined);
  const loading = createStore(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  return {
    notice,
    loading,
    show(next) {
      clearTimeout(timer);
      notice.set(next);
      const duration = next.action ? actionToastDuration : errorToastDuration;
      if (next.kind === 'toast') timer = setTimeout(() => notice.set(undefined), duration);
    },
    dismiss() {
      clearTimeout(timer);
      notice.set(undefined);
    },
    async whileLoading(work) {
      running += 1;
      loading.set(true);
      try {
        return await work;
      } finally {
        running -= 1;
        loading.set(running > 0);
      }
    },
  };
}
