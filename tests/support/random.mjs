// Random choices that are reproducible by a seed.
export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  // From 0 inclusive to 1 exclusive.
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(limit) {
    return Math.floor(this.next() * limit);
  }

  chance(probability) {
    return this.next() < probability;
  }

  pick(items) {
    return items[this.below(items.length)];
  }

  some(items, probability) {
    return items.filter(() => this.chance(probability));
  }
}
