import { performance } from 'node:perf_hooks';

/** A busy event loop delays the call by at most this many times. */
const MAX_PERIODS = 5;

/**
 * Calls back after `ms` milliseconds in which the event loop of this thread was mostly idle. While it is busy, it waits
 * for as long again, up to five times in all. Returns a function that cancels it.
 */
export function setIdleTimeout(callback: () => void, ms: number): () => void {
  let timer: NodeJS.Timeout;
  const wait = (periods: number) => {
    const start = performance.eventLoopUtilization();
    timer = setTimeout(() => {
      const isIdle = performance.eventLoopUtilization(start).utilization < 0.5;
      if (isIdle || periods === 1) callback();
      else wait(periods - 1);
    }, ms).unref();
  };
  wait(MAX_PERIODS);
  return () => clearTimeout(timer);
}
