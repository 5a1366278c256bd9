import { retry, sleepUnref } from './retry';

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
  const { waitMs = WAIT_MS } = options;
  let reading: Reading<T> | null = null;
  let firstTry: Promise<void> | null = null;
  /** When the newest try ended, and how long it holds. */
  let pause: { since: number; ms: number } | null = null;

  const isPaused = () => {
    if (!pause) return false;
    const passed = now() - pause.since;
    // A clock that was set back says nothing about how old a reading is.
    return passed >= 0 && passed < pause.ms;
  };

  const markStale = () => {
    if (reading) reading = { ...reading, stale: true };
  };

  const readWithRetries = (onFirstFailure: () => void) =>
    retry(read, {
      retries,
      delayMs: retryDelayMs,
      onFirstFailure: () => {
        markStale();
        onFirstFailure();
      },
      ...(sleep && { sleep }),
    });

  async function refresh(onFirstFailure: () => void): Promise<void> {
    try {
      const value = await (retries === 0 ? read() : readWithRetries(onFirstFailure));
      reading = { value, readAt: now(), stale: false };
      pause = { since: reading.readAt, ms: freshMs };
    } catch (error) {
      markStale();
      // A service that has just failed every try is asked again no sooner than a retry would.
      pause = { since: now(), ms: retryDelayMs };
      log(`GET ${name} failed: ${describeFault(error)}`);
    }
  }

  return {
    /** The newest value; null when none was ever read. Never rejects. */
    async get(): Promise<Reading<T> | null> {
      if (!firstTry && !isPaused()) {
        firstTry = new Promise((resolve) => {
          void refresh(resolve).then(() => {
            firstTry = null;
            resolve();
          });
        });
      }
      await (reading ? Promise.race([firstTry, sleepUnref(waitMs)]) : firstTry);
      return reading;
    },
  };
}
