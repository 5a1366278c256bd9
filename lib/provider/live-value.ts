import { createStaleWhileRevalidate } from '@/lib/stale-while-revalidate';
import { retry, type sleepUnref } from './retry';

export type LiveValueOptions<T> = {
  /** What the log line calls it, such as `/nodes`. */
  name: string;
  read: () => Promise<T>;
  retries: number;
  retryDelayMs: number;
  /** How long a value counts as fresh. */
  freshMs: number;
  now: () => number;
  log: (line: string) => void;
  sleep?: typeof sleepUnref;
  /** How long somebody waits for a newer value than the one that is there. */
  waitMs?: number;
};

const WAIT_MS = 1000;

/** A value that was read, when it was, and whether the newest try to read it failed. */
export type Reading<T> = { value: T; readAt: number; stale: boolean };

function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return error.message === 'not found' ? `not found${cause}` : error.message;
}

/**
 * Keeps one value of the provider's: served from memory for a minute, then read again, by one
 * refresh at a time. Who asks waits for the refresh's first try at most, and a second where there is a value already;
 * retries run behind.
 */
export function createLiveValue<T>(options: LiveValueOptions<T>) {
  const { name, read, retries, retryDelayMs, freshMs, now, log, sleep } = options;
  let isStale = false;

  const store = createStaleWhileRevalidate({
    async load(release) {
      const onFirstFailure = () => {
        isStale = true;
        release();
      };
      const again = { retries, delayMs: retryDelayMs, onFirstFailure, ...(sleep && { sleep }) };
      const value = await (retries === 0 ? read() : retry(read, again));
      isStale = false;
      return { value: { value, readAt: now() }, freshMs };
    },
    // A service that has just failed every try is asked again no sooner than a retry would.
    onFailure(error) {
      isStale = true;
      log(`GET ${name} failed: ${describeFault(error)}`);
      return retryDelayMs;
    },
    waitMs: options.waitMs ?? WAIT_MS,
    // Callers fall back to built-in data.
    isOptional: true,
    now,
  });

  return {
    /** The newest value; null when none was ever read. Never rejects. */
    async get(): Promise<Reading<T> | null> {
      const last = await store.get();
      return last && { ...last.value, stale: isStale };
    },
  };
}
