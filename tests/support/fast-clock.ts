import { vi } from 'vitest';

/** Runs to its end on a fake clock that jumps from call to call of Prismic, which takes one call a second. */
export async function onFastClock<T>(task: Promise<T>): Promise<T> {
  let isOver = false;
  const watched = task.finally(() => (isOver = true));
  watched.catch(() => undefined);
  while (!isOver) await vi.advanceTimersByTimeAsync(1500);
  return watched;
}

/** A pause of that clock. */
export const sleepFast = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
