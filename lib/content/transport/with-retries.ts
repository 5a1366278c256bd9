import { setTimeout as sleep } from 'node:timers/promises';
import { ContentFault } from './content-fault';

export type Patience = {
  /** How often a call is tried in all. */
  tries: number;
  /** Longest wait before one more try; a service that asks for a longer one is not tried again. */
  maxWaitMs: number;
};

const FIRST_WAIT_MS = 200;

/** Waits grow threefold, and differ so that many callers do not come back at the same moment. */
const getWait = (attempt: number) => FIRST_WAIT_MS * 3 ** attempt * (0.75 + Math.random() / 2);

/** Tries a call again while its fault may pass, and not before the service wants it. @throws the last fault */
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
