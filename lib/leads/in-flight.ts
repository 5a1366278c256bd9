/** Keeps track of what is under way, so that an end can wait for it. */
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

    /** True once `stop` was called: nothing more should begin. */
    isStopping: () => isStopping,

    /** Resolves when nothing is under way, whatever became of it. */
    async stop(): Promise<void> {
      isStopping = true;
      while (tasks.size > 0) await Promise.allSettled(tasks);
    },
  };
}
