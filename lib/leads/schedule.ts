import type { Settlement } from './types';

/** Attempts after which a lead is given up until an operator retries it: about three days with the default delay. */
export const MAX_ATTEMPTS = 20;
const MAX_DELAY_MS = 6 * 3_600_000;
/** No attempt waits this long, so a later time comes from a wrong clock. */
export const FAR_AHEAD_MS = 2 * MAX_DELAY_MS;

type Backoff = {
  /** Delay before the second attempt. */
  delayMs: number;
  /** After how many attempts the delay doubles. */
  doublesAfter?: number;
  maxDelayMs?: number;
};

/** Returns the delay after a number of failed attempts, in milliseconds. */
export const getDelay = (
  attempts: number,
  { delayMs, doublesAfter = 1, maxDelayMs = MAX_DELAY_MS }: Backoff,
): number => Math.min(delayMs * 2 ** Math.floor((attempts - 1) / doublesAfter), maxDelayMs);

/** Returns what becomes of a lead after a failed attempt: due again after a growing delay, or given up. */
export const getSettlement = (
  failure: { reason: string; isFinal: boolean },
  { attempts, now, delayMs }: { attempts: number; now: number; delayMs: number },
): Settlement => ({
  status: failure.isFinal || attempts >= MAX_ATTEMPTS ? 'failed' : 'pending',
  lastError: failure.reason,
  nextAttemptAt: now + getDelay(attempts, { delayMs }),
});
