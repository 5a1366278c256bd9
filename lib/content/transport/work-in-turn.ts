import { setTimeout as sleep } from 'node:timers/promises';
import { limitCalls } from './limit-calls';

/** Work of this length delays no visitor. */
const SHORT_MS = 20;

const takeTurn = limitCalls(1);

/**
 * Does what keeps the process busy, such as parsing a large answer: one piece at a time, each followed by a rest of the
 * same length. A dozen large answers that came together would keep all visitors waiting for seconds.
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
