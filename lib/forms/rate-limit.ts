import type { RedisLink } from '@/lib/cache/redis-link.mjs';

export const WINDOW_MS = 10 * 60_000;
const MAX_REMEMBERED = 10_000;

/** How many seconds somebody has to wait; 0 when they need not. */
export type RateLimit = (key: string, now: number) => Promise<number>;

/** Counts within windows of ten minutes, in this process. */
export function createMemoryLimit(max: number): RateLimit {
  const windows = new Map<string, { count: number; end: number }>();
  return async (key, now) => {
    const known = windows.get(key);
    const current = known && known.end > now ? known : { count: 0, end: now + WINDOW_MS };
    current.count += 1;
    // Put last again, so that what is dropped is what has been quiet for longest.
    windows.delete(key);
    windows.set(key, current);
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size > MAX_REMEMBERED) windows.delete(oldest);
    return current.count > max ? Math.ceil((current.end - now) / 1000) : 0;
  };
}

/** Counts in Redis for all instances, and in this process while Redis is away. */
export function createRedisLimit(max: number, link: RedisLink): RateLimit {
  const local = createMemoryLimit(max);
  return async (key, now) => {
    const name = `forms:limit:${key}`;
    const reply = await link.run(async (client) => {
      const count = Number(await client.incr(name));
      if (count === 1) await client.pExpire(name, WINDOW_MS);
      return { count, leftMs: Number(await client.pTTL(name)) };
    });
    if (!reply) return local(key, now);
    // A process that died between the two commands has left a count without an end.
    if (reply.leftMs < 0) await link.run((client) => client.pExpire(name, WINDOW_MS));
    const leftMs = reply.leftMs < 0 ? WINDOW_MS : reply.leftMs;
    return reply.count > max ? Math.max(1, Math.ceil(leftMs / 1000)) : 0;
  };
}
