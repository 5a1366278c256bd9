/**
 * Returns a value created once per process, under its own name. Next bundles a module more than once (pages, route
 * handlers, middleware), each time with its own variables.
 */
export function getGlobalSingleton<T>(name: string, create: () => T): T {
  const shared = globalThis as unknown as Record<symbol, T | undefined>;
  return (shared[Symbol.for(`site.${name}`)] ??= create());
}

/** Returns the value with that name; undefined if it has not been created. */
export function findGlobalSingleton<T>(name: string): T | undefined {
  return (globalThis as unknown as Record<symbol, T | undefined>)[Symbol.for(`site.${name}`)];
}
