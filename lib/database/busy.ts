import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_DELAY_MS = 4;
const LONGEST_DELAY_MS = 200;

const CLOCK = {
  now: Date.now,
  random: Math.random,
  sleep: (ms: number) => sleep(ms) as Promise<unknown>,
};

/** True if another connection holds the lock that a statement needs. */
export const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_BUSY/.test(String(error.code));

/**
 * Retries while a SQLite file is locked, with growing delays off the event loop: the driver's own wait would block
 * every request of the process. Half of each delay is random, so that competing processes do not collide repeatedly.
 * @param deadline when to give up, in milliseconds since 1970; the last attempt is at that time
 * @throws what the last attempt threw
 */
export async function retryWhileBusy<T>(
  action: () => Promise<T>,
  deadline: number,
  clock = CLOCK,
): Promise<T> {
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
    try {
      return await action();
    } catch (error) {
      const left = deadline - clock.now();
      if (!isBusy(error) || left <= 0) throw error;
      await clock.sleep(Math.min(left, delay * (0.5 + clock.random() / 2)));
    }
  }
}
