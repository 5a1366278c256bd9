/** @typedef {'connecting' | 'up' | 'down' | 'refusing'} State */

/** The state of a connection, since when it has it, and who wants to know when it is up. */
export class LinkState {
  /** @type {State} */
  #current = 'connecting';
  #since = Date.now();
  /** @type {Set<() => void>} */
  #listeners = new Set();

  get current() {
    return this.#current;
  }

  /** `since` in milliseconds since 1970. */
  get status() {
    return { state: this.#current, since: this.#since };
  }

  /** True while commands can be sent, whether or not Redis takes them. */
  get isReachable() {
    return this.#current === 'up' || this.#current === 'refusing';
  }

  /** @param {State} state */
  enter(state) {
    if (state === this.#current) return;
    this.#current = state;
    this.#since = Date.now();
    if (state === 'up') for (const listener of this.#listeners) listener();
  }

  /** @param {() => void} listener */
  onUp(listener) {
    this.#listeners.add(listener);
  }
}
