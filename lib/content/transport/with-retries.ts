import { setTimeout as sleep } from 'node:timers/promises';
import { ContentFault } from './content-fault';

export type Patience = {
  /** Maximum number of attempts. */
  tries: number;
  /** Longest wait before another attempt; if the service asks for more, the call fails. */
  maxWaitMs: number;
};

const FIRST_WAIT_MS = 200;

/** Waits triple each time and are randomized, so that many callers do not return at the same moment. */
const getWait = (attempt: number) => FIRST_WAIT_MS * 3 ** attempt * (0.75 + Math.random() / 2);

/**
 * Retries a call while its fault may be temporary, no sooner than the service allows.
 * @throws the last fault
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  { tries, maxWaitMs }: Patience,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ContentFault) || !error.isRetryable) throw error;
      const ms = error.retryAfterMs ?? getWait(attempt);
      if (attempt + 1 >= tries || ms > maxWaitMs) throw error;
      await wait(ms);
    }
  }
}
