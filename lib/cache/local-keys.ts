const MAX_KEYS = 2000;

/** The keys that this instance stored while Redis did not take them, so that what Redis holds may be older. */
export class LocalKeys {
  /** Times of storing, in milliseconds since 1970, oldest first. */
  readonly #times = new Map<string, number>();
  /** The latest time among the keys that were dropped. */
  #floor = 0;

  add(key: string, time: number) {
    this.#times.delete(key);
    this.#times.set(key, time);
    if (this.#times.size <= MAX_KEYS) return;
    for (const [oldest, dropped] of this.#times) {
      this.#times.delete(oldest);
      this.#floor = Math.max(this.#floor, dropped);
      return;
    }
  }

  delete(key: string) {
    this.#times.delete(key);
  }

  /** True when the local entry may be newer than a shared one of this time. */
  mayBeNewer(key: string, time: number): boolean {
    return time < (this.#times.get(key) ?? this.#floor);
  }
}
