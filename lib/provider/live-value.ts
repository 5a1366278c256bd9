import { createStaleWhileRevalidate } from '@/lib/stale-while-revalidate';
import { retry, type sleepUnref } from './retry';

export type LiveValueOptions<T> = {
  /** Name in log lines, such as `/nodes`. */
  name: string;
  read: () => Promise<T>;
  retries: number;
  retryDelayMs: number;
  /** How long a value counts as fresh. */
  freshMs: number;
  now: () => number;
  log: (line: string) => void;
  sleep?: typeof sleepUnref;
  /** How long a caller waits for a newer value if there is one already. */
  waitMs?: number;
};

const WAIT_MS = 1000;

/** A value, when it was read, and whether the latest attempt to refresh it failed. */
export type Reading<T> = { value: T; readAt: number; stale: boolean };

function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return error.message === 'not found' ? `not found${cause}` : error.message;
}

/**
 * Caches one of the provider's values: served from memory for a minute, then refreshed, one refresh at a time. Callers
 * wait for the first attempt at most, or for a second if there is a value already; retries run in the background.
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
    // After every attempt has failed, the service is not asked again sooner than a retry would.
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
    /** Returns the newest value; null if none was ever read. Never rejects. */
    async get(): Promise<Reading<T> | null> {
      const last = await store.get();
      return last && { ...last.value, stale: isStale };
    },
  };
}
