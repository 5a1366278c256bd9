/** Runs tasks one after another; returns null without running a task if too many others are waiting. */
export function createQueue(maxWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(task: () => Promise<T>): Promise<T | null> => {
    if (waiting >= maxWaiting) return null;
    waiting += 1;
    const result = last.then(task).finally(() => (waiting -= 1));
    last = result.catch(() => undefined);
    return result;
  };
}
