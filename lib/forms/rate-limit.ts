import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClient } from '@/lib/redis/client';
import type { RedisLink } from '@/lib/redis/link';
import { createWindowLimit, type RateLimit } from '@/lib/http/rate-limit';

/** The rate-limit window. */
export const WINDOW_SECONDS = 600;

async function consume(limiter: RateLimiterRedis, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (reason) {
    // The library also throws for an exhausted limit, which is not an error.
    if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000) || 1;
    throw reason;
  }
}

/** Counts within ten-minute windows, in this process. */
export const createMemoryLimit = (max: number): RateLimit =>
  createWindowLimit({ max, windowSeconds: WINDOW_SECONDS });

/** Counts in Redis for all instances, and in this process while Redis is down. */
export function createRedisLimit(max: number, link: RedisLink): RateLimit {
  const local = createMemoryLimit(max);
  const limiters = new WeakMap<RedisClient, RateLimiterRedis>();
  const getLimiter = (storeClient: RedisClient) => {
    const known = limiters.get(storeClient);
    if (known) return known;
    const limiter = new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      keyPrefix: 'forms:limit',
      points: max,
      duration: WINDOW_SECONDS,
    });
    limiters.set(storeClient, limiter);
    return limiter;
  };
  return async (key) =>
    (await link.run((client) => consume(getLimiter(client), key))) ?? local(key);
}
