import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RedisLink } from '@/lib/redis/link';
import { createMemoryLimit, createRedisLimit, WINDOW_SECONDS } from '@/lib/forms/rate-limit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets through as many as allowed in each window, and says how long to wait', async () => {
  const limit = createMemoryLimit(2);
  expect(await limit('a')).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(await limit('a')).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(await limit('a')).toBe(WINDOW_SECONDS - 2);
  expect(await limit('b')).toBe(0);
  vi.advanceTimersByTime((WINDOW_SECONDS - 2) * 1000);
  expect(await limit('a')).toBe(0);
});

it('keeps a limited number of clients, without timers', async () => {
  const limit = createMemoryLimit(1);
  for (let index = 0; index <= 100_000; index++) await limit(`client-${index}`);
  expect(vi.getTimerCount()).toBe(0);
  expect(await limit('client-1')).toBeGreaterThan(0);
  expect(await limit('client-0')).toBe(0);
});

it('counts locally while Redis is down', async () => {
  const link = { run: async () => null } as unknown as RedisLink;
  const limit = createRedisLimit(1, link);
  expect(await limit('a')).toBe(0);
  expect(await limit('a')).toBeGreaterThan(0);
});
