/**
 * Caches one list per key while `getVersion`, which identifies the lists' sources, returns the same; made once for all
 * concurrent callers.
 */
export function createKeptList<Key, T>(getVersion: () => Promise<string>) {
  const kept = new Map<Key, { version: string; list: T }>();
  const pending = new Map<string, Promise<T>>();

  async function makeAndKeep(key: Key, version: string, make: () => Promise<T>): Promise<T> {
    const list = await make();
    // If the version changed meanwhile, the list may be a mixture.
    if ((await getVersion()) === version) kept.set(key, { version, list });
    return list;
  }

  return {
    async get(key: Key, make: () => Promise<T>): Promise<T> {
      const version = await getVersion();
      const known = kept.get(key);
      if (known?.version === version) return known.list;
      const name = JSON.stringify([key, version]);
      const running = pending.get(name) ?? makeAndKeep(key, version, make);
      pending.set(name, running);
      try {
        return await running;
      } finally {
        pending.delete(name);
      }
    },
  };
}
