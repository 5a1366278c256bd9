const recorders = new WeakSet<object>();

/**
 * Stands for a library: has every name, takes every call, and records what it is handed. Listeners are called once,
 * so that their lines run too.
 */
export function createRecorder(calls: unknown[]): object {
  const take = (args: unknown[]) => {
    calls.push(args);
    for (const arg of args) {
      if (typeof arg === 'function' && !recorders.has(arg)) arg(createRecorder(calls));
    }
    return createRecorder(calls);
  };
  const recorder = new Proxy(function () {}, {
    get: (_, name) => {
      // What is awaited is not awaited further.
      if (name === 'then') return undefined;
      if (name === Symbol.toPrimitive) return () => 1;
      return createRecorder(calls);
    },
    construct: (_, args: unknown[]) => take(args),
    apply: (_, __, args: unknown[]) => take(args),
  });
  recorders.add(recorder);
  return recorder;
}

/** Every text within what was recorded; a listener or a recorder has none. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}
