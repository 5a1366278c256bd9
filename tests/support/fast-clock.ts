import { vi } from 'vitest';

/** Runs a task to its end on a fake clock that jumps between Prismic's calls, which are limited to one per second. */
export async function onFastClock<T>(task: Promise<T>): Promise<T> {
  let isOver = false;
  const watched = task.finally(() => (isOver = true));
  watched.catch(() => undefined);
  while (!isOver) await vi.advanceTimersByTimeAsync(1500);
  return watched;
}

/** A pause on that clock. */
export const sleepFast = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
