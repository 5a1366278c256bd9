import { setTimeout as sleep } from 'node:timers/promises';

/** What was loaded, and for how many milliseconds it counts as fresh. */
export type Loaded<T> = { value: T; freshMs: number };

type Options<T> = {
  /** Loads the value. Calling `release` lets waiting callers continue before the load has ended. */
  load: (release: () => void) => Promise<Loaded<T>>;
  /** Returns for how many milliseconds nothing is loaded after a failure. `isEmpty` is true while there is no value. */
  onFailure: (error: unknown, isEmpty: boolean) => number;
  /** How long a caller that could get the last value waits for a newer one. */
  waitMs?: number;
  /** True if callers can do without a value: they wait only for the first load. */
  isOptional?: boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/**
 * Caches one value in memory. While it is fresh, it is returned immediately; after that, it is returned while a newer
 * one loads in the background, once for all callers. A value stays until a newer one arrives, whatever fails. A
 * fetching LRU cache does nearly the same, but can neither release waiting callers during a load nor pause after a
 * failure.
 */
export function createStaleWhileRevalidate<T>(options: Options<T>) {
  const { load, onFailure, waitMs = 0, isOptional = false, now = Date.now } = options;
  let last: { value: T } | null = null;
  let since = Number.NEGATIVE_INFINITY;
  let holdMs = 0;
  let hasFailed = false;
  /** How many changes the source has had, and how many of them the load in progress can include. */
  let changes = 0;
  let pending: { released: Promise<void>; ended: Promise<void>; changes: number } | null = null;

  function isHeld(): boolean {
    const age = now() - since;
    // After the clock was set back, the age is meaningless.
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
    // The value may lack a change made during the load.
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
    /** Returns the last value, or waits for the first; null while there is none. Never rejects. */
    get,

    /** Call this when the source has changed: the value in memory is no longer fresh. */
    expire(): void {
      since = Number.NEGATIVE_INFINITY;
      changes += 1;
    },

    /** Returns the value after a load in progress that includes the latest change. */
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
