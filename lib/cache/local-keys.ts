const MAX_KEYS = 2000;

/**
 * Tracks keys that this instance stored locally while Redis was unavailable, so that the copy in Redis may be older.
 */
export class LocalKeys {
  /** When each key was stored, in milliseconds since 1970, oldest first. */
  readonly #times = new Map<string, number>();
  /** The latest time among dropped keys. */
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

  /** True if the local entry may be newer than a shared one with this time. */
  mayBeNewer(key: string, time: number): boolean {
    return time < (this.#times.get(key) ?? this.#floor);
  }
}
