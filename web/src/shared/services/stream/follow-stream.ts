import type { Service } from '../api/service';
import { createEventParser, type StreamEvent } from './event-stream';

export interface StreamFollower {
  onEvent: (event: StreamEvent) => void;
  /**
   * Called when events may have been missed: after the stream opens or reopens, and regularly while there is
   * none. `isAtStart` says that the stream has opened within moments of being asked for: who has asked for
   * the data at the same time has missed nothing.
   */
  onMissed: (isAtStart: boolean) => void;
}

/** A stream that takes longer to open may have missed what happened meanwhile. */
export const promptOpening = 2_000;
/** How often `onMissed` is called while there is no stream. */
export const askingInterval = 10_000;
/** The pause before the first retry; each further one is twice as long. */
export const firstPause = 1_000;
export const longestPause = 60_000;
/** Aborts a silent stream: the server sends a sign of life every 20 s. */
export const longestSilence = 50_000;
/** A page hidden for this long closes its stream. */
export const longestHidden = 60_000;

/** What a stream needs to know about its page. */
interface PageLife {
  isHidden: () => boolean;
  /** Reports when the page is hidden or shown, and when it is left, until the returned function is called. */
  follow: (onVisibility: () => void, onLeave: () => void) => () => void;
}

const thisPage: PageLife = {
  isHidden: () => document.visibilityState === 'hidden',
  follow: (onVisibility, onLeave) => {
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onLeave);
    };
  },
};

/**
 * The pause before a retry, with up to a quarter added at random, so that clients do not all reconnect at
 * once.
 */
function pauseAfter(failures: number, random: number): number {
  return Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (1 + random / 4);
}

/**
 * Reads a stream of the service until the returned function is called. A broken stream is reopened after
 * growing pauses, or when the service says; meanwhile `onMissed` is called regularly.
 */
export function followStream(
  service: Service,
  path: string,
  { onEvent, onMissed }: StreamFollower,
  page: PageLife = thisPage,
): () => void {
  let reading: AbortController | undefined;
  let failures = 0;
  /** When the stream was asked for, until it is open for the first time. */
  let startedAt: number | undefined = performance.now();
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const stopAsking = () => {
    clearInterval(asking);
    asking = undefined;
  };

  async function read(response: Response, { signal }: AbortController, abort: () => void): Promise<void> {
    const body = response.body?.getReader();
    const decoder = new TextDecoder();
    const parse = createEventParser();
    let silence = setTimeout(abort, longestSilence);
    try {
      for (;;) {
        const piece = await body?.read();
        if (piece === undefined || piece.done || signal.aborted) return;
        clearTimeout(silence);
        silence = setTimeout(abort, longestSilence);
        for (const event of parse(decoder.decode(piece.value, { stream: true }))) onEvent(event);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  /** Returns the milliseconds until the next try, if the service says so. */
  async function openOnce(current: AbortController): Promise<number | undefined> {
    const { url, headers } = service.prepare(path);
    const response = await fetch(url, {
      headers: { ...headers, Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: current.signal,
    });
    if (!response.ok) {
      const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
      await response.body?.cancel();
      return Number.isNaN(seconds) ? undefined : seconds * 1000;
    }
    failures = 0;
    stopAsking();
    const isAtStart = startedAt !== undefined && performance.now() - startedAt < promptOpening;
    startedAt = undefined;
    onMissed(isAtStart);
    await read(response, current, () => current.abort());
    return undefined;
  }

  async function open(): Promise<void> {
    const current = new AbortController();
    reading = current;
    const pause = await openOnce(current).catch(() => undefined);
    if (reading !== current) return;
    failures += 1;
    asking ??= setInterval(() => onMissed(false), askingInterval);
    nextTry = setTimeout(() => void open(), pause ?? pauseAfter(failures, Math.random()));
  }

  function stop(): void {
    const current = reading;
    reading = undefined;
    current?.abort();
    clearTimeout(nextTry);
    stopAsking();
  }

  function onVisibility(): void {
    clearTimeout(resting);
    if (page.isHidden()) resting = setTimeout(stop, longestHidden);
    else if (reading === undefined) {
      failures = 0;
      void open();
    }
  }

  // Stops when the page is left: an open stream would keep it out of the back/forward cache. Showing it again
  // opens a new stream.
  const unfollow = page.follow(onVisibility, stop);
  void open();
  return () => {
    unfollow();
    clearTimeout(resting);
    stop();
  };
}
