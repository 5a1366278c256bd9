import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts one use of a key; returns the seconds until it may be used again, 0 if it may be used now. */
export type RateLimit = (key: string) => Promise<number>;

/** Wraps a limiter, which throws for an exhausted limit too, although that is not an error. */
export const toRateLimit =
  (limiter: RateLimiterAbstract): RateLimit =>
  async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000) || 1;
      throw reason;
    }
  };
