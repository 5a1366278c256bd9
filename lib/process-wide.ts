/**
 * A value that is made once a process, under a name of its own. Next bundles a module more than once (pages, route
 * handlers, the middleware), each time with variables of its own.
 */
export function getProcessWide<T>(name: string, create: () => T): T {
  const shared = globalThis as unknown as Record<symbol, T | undefined>;
  return (shared[Symbol.for(`site.${name}`)] ??= create());
}
