import type { Service } from '@/shared/services/api/service';
import { shareStream } from '@/shared/services/stream/shared-stream';

/** The interval of requests for news while there is no stream. */
export const newsInterval = 60_000;

/**
 * Asks for news when the service tells of some, and at most once a minute when some may have been missed, until
 * the returned function is called. What fails is asked for again a minute later. Two asks never run at once.
 * `isAtStart` says that news can be missing only if they were not asked for a moment ago.
 */
export function followNews(service: Service, ask: (isAtStart: boolean) => Promise<unknown>): () => void {
  let isOver = false;
  let isAsking = false;
  let isOutdated = false;
  let lastAsked = Number.NEGATIVE_INFINITY;
  let nextAsk: ReturnType<typeof setTimeout> | undefined;

  function askLater(isAtStart: boolean): void {
    if (isOver) return;
    const pause = Math.max(0, lastAsked + newsInterval - performance.now());
    nextAsk ??= setTimeout(() => void askNow(isAtStart), pause);
  }

  async function askNow(isAtStart: boolean): Promise<void> {
    clearTimeout(nextAsk);
    nextAsk = undefined;
    isOutdated = isAsking;
    if (isAsking) return;
    isAsking = true;
    lastAsked = performance.now();
    const isAnswered = await ask(isAtStart).then(
      () => true,
      () => false,
    );
    isAsking = false;
    if (isOver) return;
    if (isOutdated) void askNow(false);
    else if (!isAnswered) askLater(false);
  }

  const leave = shareStream(service, 'stream', {
    onEvent: ({ name }) => {
      if (name === 'news') void askNow(false);
    },
    onMissed: askLater,
  });
  return () => {
    isOver = true;
    clearTimeout(nextAsk);
    leave();
  };
}
