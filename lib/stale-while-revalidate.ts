import { setTimeout as sleep } from 'node:timers/promises';

/** What was loaded, and for how many milliseconds it counts as fresh. */
export type Loaded<T> = { value: T; freshMs: number };

type Options<T> = {
  /** Call `release` to let those go on who wait for the value, before the load has ended. */
  load: (release: () => void) => Promise<Loaded<T>>;
  /** How many milliseconds a load that failed holds: nothing is loaded meanwhile. `isEmpty` while there is no value. */
  onFailure: (error: unknown, isEmpty: boolean) => number;
  /** How long somebody who could have the last value waits for a newer one. */
  waitMs?: number;
  /** True if those who ask can do without a value: they wait for the first load alone. */
  isOptional?: boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/**
 * Keeps one value in memory. While it is fresh it is given as it is; after that it is given while a newer one loads
 * behind it, once for all who ask. A value stays until a newer one is there, whatever fails.
 *
 * An LRU cache that fetches does nearly the same, but neither lets a load release those who wait nor a failure hold.
 */
export function createStaleWhileRevalidate<T>(options: Options<T>) {
  const { load, onFailure, waitMs = 0, isOptional = false, now = Date.now } = options;
  let last: { value: T } | null = null;
  let since = Number.NEGATIVE_INFINITY;
  let holdMs = 0;
  let hasFailed = false;
  /** How many changes the source has had, and of how many the load under way can know. */
  let changes = 0;
  let pending: { released: Promise<void>; ended: Promise<void>; changes: number } | null = null;

  function isHeld(): boolean {
    const age = now() - since;
    // A clock that was set back says nothing about the age.
    return age >= 0 && age < holdMs;
  }

  async function refresh(release: () => void): Promise<void> {
    const known = changes;
    try {
      const { value, freshMs } = await load(release);
      last = { value };
      holdMs = freshMs;
    } catch (error) {
      hasFailed = true;
      holdMs = onFailure(error, last === null);
    }
    // A change during the load may be missing from it.
    since = known === changes ? now() : Number.NEGATIVE_INFINITY;
    pending = null;
    release();
  }

  function start() {
    const { promise: released, resolve } = withResolver();
    pending = { released, ended: Promise.resolve(), changes };
    pending.ended = refresh(resolve);
    return pending;
  }

  async function get(): Promise<{ value: T } | null> {
    if (!pending && isHeld()) return last;
    const { released } = pending ?? start();
    if (!last && !(isOptional && hasFailed)) await released;
    else if (waitMs > 0) await Promise.race([released, sleep(waitMs, undefined, { ref: false })]);
    return last;
  }

  return {
    /** The last value, or the first once it is there; null while there is none. Never rejects. */
    get,

    /** Says that the source has changed: what is in memory is no longer fresh. */
    expire(): void {
      since = Number.NEGATIVE_INFINITY;
      changes += 1;
    },

    /** The value once a load that is under way, and knows of the latest change, has ended. */
    async settle(): Promise<{ value: T } | null> {
      if (pending && pending.changes !== changes) {
        await pending.ended;
        void get();
      }
      await pending?.ended;
      return get();
    },
  };
}

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>((end) => (resolve = end));
  return { promise, resolve };
}
