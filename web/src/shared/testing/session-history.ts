import { vi } from 'vitest';

/** A tab's session history; the test environment's own cannot go back. */
export class SessionHistory {
  readonly entries: { state: unknown; url: string }[];
  private index = 0;
  private readonly write = (Object.getPrototypeOf(history) as History).replaceState.bind(history);

  /** `href` is the first address, with its origin. */
  constructor(href: string) {
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(href);
    this.entries = [{ state: null, url: href }];
    this.write(null, '', href);
    vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => {
      this.entries.splice(this.index + 1);
      this.entries.push({ state, url: String(url) });
      this.index += 1;
      this.write(state, '', url);
    });
    vi.spyOn(history, 'replaceState').mockImplementation((state, _, url = location.href) => {
      this.entries[this.index] = { state, url: String(url) };
      this.write(state, '', url);
    });
    vi.spyOn(history, 'back').mockImplementation(() => this.move(-1));
  }

  /** Moves like the browser's back and forward buttons. */
  move(by: number): void {
    this.index += by;
    const entry = this.entries[this.index];
    this.write(entry?.state, '', entry?.url);
    dispatchEvent(new PopStateEvent('popstate'));
  }

  /** Follows a link to a hash: the browser makes the entry, which has no state. */
  goToHash(hash: string): void {
    this.entries.push({ state: null, url: `${location.href}${hash}` });
    this.move(1);
  }

  paths(): string[] {
    return this.entries.map(({ url }) => url.slice(location.origin.length));
  }

  keys(): unknown[] {
    return this.entries.map(({ state }) => (state as { key?: number } | null)?.key);
  }
}
