import { chunkReloadPause, scriptLoadTimeout } from '../lib/constants';

/** A script of the site that could not be loaded: after a release, or because of a bad connection. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A script could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', leave);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), scriptLoadTimeout);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    // Firefox aborts loading scripts when another page is requested; reloading this one would keep the
    // visitor here.
    if (isLeft) return new Promise(() => undefined);
    throw new ChunkError(error);
  } finally {
    removeEventListener('beforeunload', leave);
    clearTimeout(timer);
  }
}

/**
 * Loads this document again after a script was requested twice and did not come; returns whether it does. Some
 * browsers remember for the whole document that a script failed.
 */
export function reloadAfterRetry(error: unknown): boolean {
  const reloads = error instanceof ChunkError && navigator.onLine;
  if (reloads) location.reload();
  return reloads;
}

const reloadKey = 'chunk-reload';

/** Whether a failed chunk may reload this address: at most once in 10 s, to avoid a loop. */
export function mayReload(storage: Storage, href: string, now: number): boolean {
  const [lastHref, lastTime] = (storage.getItem(reloadKey) ?? '').split(' ');
  if (lastHref === encodeURI(href) && now - Number(lastTime) < chunkReloadPause) return false;
  storage.setItem(reloadKey, `${encodeURI(href)} ${now}`);
  return true;
}

/**
 * Loads the address as a new document after a chunk failed, unless that was just tried; returns whether it
 * does. Without a network the page stays, because a new document would be the browser's error page.
 */
export function reloadAfter(error: unknown, href: string): boolean {
  const reloads =
    error instanceof ChunkError && navigator.onLine && mayReload(sessionStorage, href, Date.now());
  if (reloads) {
    // Assigning the current address with a hash would not load anything.
    if (href === location.href) location.reload();
    else location.assign(href);
  }
  return reloads;
}
