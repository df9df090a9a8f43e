/**
 * Packed pages by address, in bounded memory; the ones used last stay, each five minutes, and after a change of a job a
 * second at most: a page does not know what it shows.
 */
export class PageCache {
  #pages = new Map();
  #held = 0;
  #changedAt = 0;

  constructor(bytes) {
    this.bytes = bytes;
  }

  find(address) {
    const page = this.#pages.get(address);
    if (page === undefined) return undefined;
    this.#pages.delete(address);
    if (Date.now() - page.madeAt > (this.#changedAt >= page.madeAt ? 1000 : 300_000)) {
      this.#held -= page.body.length;
      return undefined;
    }
    this.#pages.set(address, page);
    return page.body;
  }

  changed() {
    this.#changedAt = Date.now();
  }

  put(address, body) {
    this.#held += body.length - (this.#pages.get(address)?.body.length ?? 0);
    this.#pages.delete(address);
    this.#pages.set(address, { body, madeAt: Date.now() });
    for (const [oldest, page] of this.#pages) {
      if (this.#held <= this.bytes) break;
      this.#pages.delete(oldest);
      this.#held -= page.body.length;
    }
    return body;
  }
}
