import { LRUCache } from 'lru-cache';
import type { RedisLink } from '@/lib/redis';

/** Beyond this, the oldest are forgotten, and could be used again. */
const MAX_ENTRIES = 100_000;
const REDIS_PREFIX = 'forms:spent:';

/** What a token was used for, and for how many milliseconds that must be remembered. */
type Use = { key: string; restMs: number };

/** Whether a token is used for the first time, was used before for the same purpose, or for another. */
type SpendResult = 'first' | 'repeat' | 'used';

/** Marks a token as used. */
export type SpendToken = (id: string, use: Use) => Promise<SpendResult>;

const toResult = (known: string, key: string): SpendResult => (known === key ? 'repeat' : 'used');

/** Remembers used tokens in Redis for all instances; in this process without Redis, and while it is down. */
export function createSpentTokens(link: RedisLink | null): SpendToken {
  const uses = new LRUCache<string, string>({
    maxSize: MAX_ENTRIES,
    sizeCalculation: () => 1,
  });
  return async (id, { key, restMs }) => {
    const ttl = Math.max(1, Math.ceil(restMs));
    const shared = await link?.run(async (client) => {
      const expiration = { type: 'PX', value: ttl } as const;
      const isFirst = await client.set(REDIS_PREFIX + id, key, { condition: 'NX', expiration });
      return isFirst ? 'first' : toResult(String(await client.get(REDIS_PREFIX + id)), key);
    });
    if (shared === 'used' || shared === 'repeat') return shared;
    // Redis does not know what was used here while it was down.
    const known = uses.get(id);
    if (known !== undefined) return toResult(known, key);
    uses.set(id, key, { ttl });
    return 'first';
  };
}
