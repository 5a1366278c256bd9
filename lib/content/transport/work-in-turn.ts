import { setTimeout as sleep } from 'node:timers/promises';
import { limitCalls } from './limit-calls';

/** Shorter work delays no visitor. */
const SHORT_MS = 20;

const takeTurn = limitCalls(1);

/**
 * Runs work that blocks the process, such as parsing a large response: one task at a time, each followed by a rest of
 * the same length. Otherwise, a dozen large responses at once would block all visitors for seconds.
 * @throws whatever the work throws
 */
export function workInTurn<T>(work: () => T): Promise<T> {
  return takeTurn(async () => {
    const began = performance.now();
    try {
      return work();
    } finally {
      const tookMs = performance.now() - began;
      if (tookMs > SHORT_MS) await sleep(tookMs);
    }
  });
}
