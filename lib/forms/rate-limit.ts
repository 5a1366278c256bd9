import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClient } from '@/lib/redis';

/** Counts one use of a key; returns the seconds until it may be used again, 0 if it may be used now. */
export type RateLimit = (key: string) => Promise<number>;

/** The rate-limit window, which begins with a key's first use. */
export const WINDOW_SECONDS = 600;

/** Counts in Redis for all instances; in this process without Redis, and while it is down. */
export function createRateLimit(name: string, max: number, client?: RedisClient): RateLimit {
  const options = { keyPrefix: `forms:limit:${name}`, points: max, duration: WINDOW_SECONDS };
  const memory = new RateLimiterMemory(options);
  const limiter = client
    ? new RateLimiterRedis({
        ...options,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      })
    : memory;
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (reason) {
      // The library also throws for an exhausted limit, which is not an error.
      if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000) || 1;
      throw reason;
    }
  };
}
