import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Limits a task to one run every `pauseMs`. The first call runs it immediately; calls during the pause share one more
 * run.
 */
export function gather(task: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let free: Promise<unknown> | null = null;
  let next: Promise<void> | null = null;

  function start(): Promise<void> {
    const run = task();
    const over = Promise.all([
      run.catch(() => undefined),
      sleep(pauseMs, undefined, { ref: false }),
    ]);
    free = over;
    void over.then(() => {
      if (free === over) free = null;
    });
    return run;
  }

  return () => {
    if (next) return next;
    if (!free) return start();
    next = free.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}
