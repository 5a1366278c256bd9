/** Tracks tasks in flight, so that a shutdown can wait for them. */
export function createInFlight() {
  const tasks = new Set<Promise<unknown>>();
  let isStopping = false;
  return {
    track<T>(task: Promise<T>): Promise<T> {
      const forget = () => tasks.delete(task);
      tasks.add(task);
      task.then(forget, forget);
      return task;
    },

    /** True once `stop` was called: no new task should start. */
    isStopping: () => isStopping,

    /** Resolves once every task has settled. */
    async stop(): Promise<void> {
      isStopping = true;
      while (tasks.size > 0) await Promise.allSettled(tasks);
    },
  };
}
