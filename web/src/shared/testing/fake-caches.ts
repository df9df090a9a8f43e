/** A browser's caches, in memory. Like theirs, a cache lists what was put last at its end. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  /** How many answers fit in all; beyond that nothing can be put. */
  room = Number.POSITIVE_INFINITY;

  private cacheOf(name: string): Cache {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    const keyOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : `${asked}`);
    const size = () => [...this.all.values()].reduce((sum, each) => sum + each.size, 0);
    const cache = {
      match: async (asked: RequestInfo) => kept.get(keyOf(asked))?.clone(),
      keys: async () => [...kept.keys()],
      delete: async (asked: RequestInfo) => kept.delete(keyOf(asked)),
      put: async (asked: RequestInfo, response: Response) => {
        if (size() >= this.room) throw new DOMException('full', 'QuotaExceededError');
        kept.set(keyOf(asked), response);
      },
    };
    return cache as unknown as Cache;
  }

  readonly storage = {
    open: async (name: string) => this.cacheOf(name),
    keys: async () => [...this.all.keys()],
    delete: async (name: string) => this.all.delete(name),
    match: async (asked: RequestInfo, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...this.all.keys()] : [cacheName];
      for (const name of names) {
        const found = this.all.get(name)?.get(`${asked}`);
        if (found !== undefined) return found.clone();
      }
      return undefined;
    },
  } as unknown as CacheStorage;

  names(): string[] {
    return [...this.all.keys()];
  }
}
