export type State = 'connecting' | 'up' | 'down' | 'refusing';

/** The state of a connection, when it last changed, and whom to notify when it is up. */
export class LinkState {
  #current: State = 'connecting';
  #since = Date.now();
  readonly #listeners = new Set<() => void>();

  get current(): State {
    return this.#current;
  }

  /** `since` is in milliseconds since 1970. */
  get status() {
    return { state: this.#current, since: this.#since };
  }

  /** True while commands can be sent, whether or not Redis accepts them. */
  get isReachable(): boolean {
    return this.#current === 'up' || this.#current === 'refusing';
  }

  enter(state: State) {
    if (state === this.#current) return;
    this.#current = state;
    this.#since = Date.now();
    if (state === 'up') for (const listener of this.#listeners) listener();
  }

  onUp(listener: () => void) {
    this.#listeners.add(listener);
  }
}
