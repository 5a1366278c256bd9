import { LRUCache } from 'lru-cache';

const HALF_LIFE_MS = 2000;
/** As many clients as one server serves within a few seconds; a forgotten client starts afresh. */
const MAX_KEYS = 10_000;

type Pace = { count: number; at: number };

/** Counts the recent requests of each key: a request counts half after two seconds, and a quarter after four. */
export function createPace(now: () => number = () => performance.now()) {
  const paces = new LRUCache<string, Pace>({ max: MAX_KEYS });

  function get(key: string): number {
    const { count, at } = paces.get(key) ?? { count: 0, at: 0 };
    return count * 0.5 ** ((now() - at) / HALF_LIFE_MS);
  }

  return {
    get,
    /** Counts one more request, and returns the count including it. */
    add(key: string): number {
      const count = get(key) + 1;
      paces.set(key, { count, at: now() });
      return count;
    },
  };
}
