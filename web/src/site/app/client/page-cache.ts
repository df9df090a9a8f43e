import { pageCacheValidity } from '@/shared/lib/constants';
import { pageCacheThreshold } from '@/site/lib/constants';

/** Page data cached for later visits in this tab. */
export interface CachedPageData {
  path: string;
  data: unknown;
  /** When it was fetched, in milliseconds. */
  timestamp: number;
}

export interface PageCache {
  /** The data of a path, unless they have expired. */
  find: (path: string) => CachedPageData | undefined;
  keep: (path: string, data: unknown) => void;
  /** Removes expired entries. */
  sweep: () => void;
}

const prefix = 'page-data:';

function read(storage: Storage, key: string): CachedPageData | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function createPageCache(storage: Storage, now: () => number = Date.now): PageCache {
  const ageOf = (entry: CachedPageData) => now() - entry.timestamp;
  return {
    find(path) {
      const entry = read(storage, prefix + path);
      return entry !== undefined && ageOf(entry) < pageCacheValidity ? entry : undefined;
    },
    keep(path, data) {
      const entry: CachedPageData = { path, data, timestamp: now() };
      try {
        storage.setItem(prefix + path, JSON.stringify(entry));
      } catch {
        // If the storage is full, the data are not cached, and the next visit fetches them again.
      }
    },
    sweep() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) {
        if (!key.startsWith(prefix)) continue;
        const entry = read(storage, key);
        if (entry === undefined || ageOf(entry) >= pageCacheThreshold) storage.removeItem(key);
      }
    },
  };
}
