import type { Service } from '../api/service';
import { createEventParser, type StreamEvent } from './event-stream';

export interface StreamFollower {
  onEvent: (event: StreamEvent) => void;
  /** Something may have happened unseen: the stream has begun (again), or there is none and the page asks instead. */
  onMissed: () => void;
}

/** How often a page without a stream asks. */
export const askingInterval = 10_000;
/** The first pause before the next try; each one is twice as long as the last. */
export const firstPause = 1_000;
export const longestPause = 60_000;
/** The server says every 20 s that it is there. */
export const longestSilence = 50_000;
/** A page that nobody looks at for this long needs no stream. */
export const longestHidden = 60_000;

/** What a stream has to know of the page that it is for. */
interface PageLife {
  isHidden: () => boolean;
  /** Tells when the page is hidden or shown, and when it is left; until the returned function is called. */
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

/** How long to wait before the next try, with up to a quarter more so that not everybody comes back at once. */
function pauseAfter(failures: number, random: number): number {
  return Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (1 + random / 4);
}

/**
 * Reads a stream of the service, under its headers, until the returned function is called. When it breaks it is opened
 * again after pauses that grow, or when the service says; meanwhile the page asks.
 */
export function followStream(
  service: Service,
  path: string,
  { onEvent, onMissed }: StreamFollower,
  page: PageLife = thisPage,
): () => void {
  let reading: AbortController | undefined;
  let failures = 0;
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

  /** Gives how many milliseconds to wait for the next try, when the service says so. */
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
    onMissed();
    await read(response, current, () => current.abort());
    return undefined;
  }

  async function open(): Promise<void> {
    const current = new AbortController();
    reading = current;
    const pause = await openOnce(current).catch(() => undefined);
    if (reading !== current) return;
    failures += 1;
    asking ??= setInterval(onMissed, askingInterval);
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

  // A page with an open stream could not be kept for the way back, which shows it again and opens another.
  const unfollow = page.follow(onVisibility, stop);
  void open();
  return () => {
    unfollow();
    clearTimeout(resting);
    stop();
  };
}
