/**
 * A value that is made once per process, under a name of its own. Next bundles a module more than once (pages, route
 * handlers, the middleware), each time with its own variables.
 */
export function getProcessWide<T>(name: string, create: () => T): T {
  const shared = globalThis as unknown as Record<symbol, T | undefined>;
  return (shared[Symbol.for(`site.${name}`)] ??= create());
}

/** The value of that name; undefined until somebody has made it. */
export function findProcessWide<T>(name: string): T | undefined {
  return (globalThis as unknown as Record<symbol, T | undefined>)[Symbol.for(`site.${name}`)];
}
