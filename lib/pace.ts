import { LRUCache } from 'lru-cache';

/** As many clients as one server serves within a few seconds; a forgotten client starts afresh. */
const MAX_KEYS = 10_000;

type Count = { count: number; at: number };

/** Recent events of each key, such as the requests of a network. */
export type Pace = {
  get: (key: string) => number;
  /** Counts one more, and returns the count including it. */
  add: (key: string) => number;
};

/** Counts recent events: one counts half after `halfLifeMs`, and a quarter after twice as long. */
export function createPace(halfLifeMs: number, now: () => number = () => performance.now()): Pace {
  const counts = new LRUCache<string, Count>({ max: MAX_KEYS });

  function get(key: string): number {
    const { count, at } = counts.get(key) ?? { count: 0, at: 0 };
    return count * 0.5 ** ((now() - at) / halfLifeMs);
  }

  return {
    get,
    add(key) {
      const count = get(key) + 1;
      counts.set(key, { count, at: now() });
      return count;
    },
  };
}
