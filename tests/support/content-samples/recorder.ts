const recorders = new WeakSet<object>();

/**
 * Creates a stand-in for a library that has every name, accepts every call, and records its arguments. Listeners are
 * called once, so that their code runs too.
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
      // Awaiting it must not continue.
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

/** Lists every string in what was recorded; a listener or recorder has none. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}
