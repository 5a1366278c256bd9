import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for a promise for a limited time.
 * @throws {Error} if it does not settle in time
 */
export async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The first run opens the database, which would delay the server's start. */
const START_PAUSE_MS = 1000;

/** Repeats something with a pause in between, until the signal; resolves once the last run has ended. */
export async function repeat(
  action: () => Promise<unknown>,
  pauseMs: number,
  signal: AbortSignal,
): Promise<void> {
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  await pause(Math.min(pauseMs, START_PAUSE_MS));
  while (!signal.aborted) {
    await action().catch(() => undefined);
    await pause(pauseMs);
  }
}
