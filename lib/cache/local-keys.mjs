const MOST = 2000;

/** Which keys this instance stored when Redis did not take them, so that what Redis holds may be older. */
export class LocalKeys {
  /** Times of storing, in milliseconds since 1970, in the order of their making. @type {Map<string, number>} */
  #times = new Map();
  /** The latest time among the keys that were forgotten. */
  #floor = 0;

  /**
   * @param {string} key
   * @param {number} time
   */
  add(key, time) {
    this.#times.delete(key);
    this.#times.set(key, time);
    if (this.#times.size <= MOST) return;
    for (const [oldest, forgotten] of this.#times) {
      this.#times.delete(oldest);
      this.#floor = Math.max(this.#floor, forgotten);
      return;
    }
  }

  /** @param {string} key */
  delete(key) {
    this.#times.delete(key);
  }

  /**
   * True when the local entry may be newer than a shared one of this time.
   * @param {string} key
   * @param {number} time
   */
  mayBeNewer(key, time) {
    return time < (this.#times.get(key) ?? this.#floor);
  }
}
