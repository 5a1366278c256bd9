import type { RedisLink } from '@/lib/redis/link';

const MAX_ENTRIES = 100_000;
const REDIS_PREFIX = 'forms:spent:';

/** What a token was used for, and for how many milliseconds that must be remembered. */
type Use = { key: string; restMs: number };

/** Whether a token is used for the first time, was used before for the same purpose, or for another. */
type SpendResult = 'first' | 'repeat' | 'used';

/** Marks a token as used. */
export type SpendToken = (id: string, use: Use) => Promise<SpendResult>;

type Options = { maxEntries?: number; now?: () => number };

const toResult = (known: string, key: string): SpendResult => (known === key ? 'repeat' : 'used');

/** Remembers tokens in this process. Beyond its bound, it forgets the oldest, which could then be used again. */
export function createMemorySpending({
  maxEntries = MAX_ENTRIES,
  now = Date.now,
}: Options = {}): SpendToken {
  const uses = new Map<string, { key: string; until: number }>();
  const forget = () => {
    for (const [id, { until }] of uses) {
      if (until > now() && uses.size <= maxEntries) return;
      uses.delete(id);
    }
  };
  return async (id, { key, restMs }) => {
    const known = uses.get(id);
    if (known && known.until > now()) return toResult(known.key, key);
    uses.delete(id);
    uses.set(id, { key, until: now() + restMs });
    forget();
    return 'first';
  };
}

/** Remembers tokens in Redis for all instances, and in this process while Redis is down. */
export function createRedisSpending(link: RedisLink, local = createMemorySpending()): SpendToken {
  return async (id, { key, restMs }) => {
    const name = REDIS_PREFIX + id;
    const expiration = { type: 'PX', value: Math.max(1, Math.ceil(restMs)) } as const;
    const everywhere = await link.run(async (client) => {
      if (await client.set(name, key, { condition: 'NX', expiration })) return 'first';
      return toResult(String(await client.get(name)), key);
    });
    if (everywhere === 'used' || everywhere === 'repeat') return everywhere;
    // Redis does not know what was used here while it was down.
    return local(id, { key, restMs });
  };
}
