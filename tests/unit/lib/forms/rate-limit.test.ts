import { expect, it } from 'vitest';
import type { RedisLink } from '@/lib/cache/redis-link.mjs';
import { createMemoryLimit, createRedisLimit, WINDOW_MS } from '@/lib/forms/rate-limit';

it('lets through as many as allowed in each window, and says how long to wait', async () => {
  const limit = createMemoryLimit(2);
  expect(await limit('a', 0)).toBe(0);
  expect(await limit('a', 1000)).toBe(0);
  expect(await limit('a', 2000)).toBe(WINDOW_MS / 1000 - 2);
  expect(await limit('b', 2000)).toBe(0);
  expect(await limit('a', WINDOW_MS)).toBe(0);
});

it('counts here while Redis is away', async () => {
  const link = { run: async () => null } as unknown as RedisLink;
  const limit = createRedisLimit(1, link);
  expect(await limit('a', 0)).toBe(0);
  expect(await limit('a', 0)).toBeGreaterThan(0);
});

it('counts for all instances in Redis, and ends a count that was left without an end', async () => {
  const counts = new Map<string, number>();
  const ends: string[] = [];
  const client = {
    incr: async (key: string) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key);
    },
    pExpire: async (key: string) => ends.push(key),
    pTTL: async () => (ends.length > 1 ? 30_000 : -1),
  };
  const link = {
    run: async (command: (given: typeof client) => unknown) => command(client),
  } as unknown as RedisLink;
  const [one, two] = [createRedisLimit(2, link), createRedisLimit(2, link)];
  expect(await one('a', 0)).toBe(0);
  expect(ends).toHaveLength(2);
  expect(await two('a', 0)).toBe(0);
  expect(await one('a', 0)).toBe(30);
});
