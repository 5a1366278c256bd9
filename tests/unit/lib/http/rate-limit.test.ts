import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWindowLimit } from '@/lib/http/rate-limit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Uses each key once and returns those that were at their limit. */
async function getLimited(limit: (key: string) => Promise<number>, keys: string[]) {
  const limited: string[] = [];
  for (const key of keys) if ((await limit(key)) > 0) limited.push(key);
  return limited;
}

it('lets through as many as allowed, then says how many seconds are left', async () => {
  const limit = createWindowLimit({ max: 2, windowSeconds: 60 });
  expect(await limit('a')).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect([await limit('a'), await limit('a'), await limit('b')]).toEqual([0, 50, 0]);
});

it('starts a new window after one is over, whatever happened meanwhile', async () => {
  const limit = createWindowLimit({ max: 1, windowSeconds: 60 });
  await limit('a');
  vi.advanceTimersByTime(59_999);
  expect(await limit('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([await limit('a'), await limit('a')]).toEqual([0, 60]);
});

it('starts a new window after the clock was set back', async () => {
  const limit = createWindowLimit({ max: 1, windowSeconds: 60 });
  await limit('a');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await limit('a')).toBe(0);
});

it('drops the oldest key beyond the limit', async () => {
  const limit = createWindowLimit({ max: 1, windowSeconds: 60, maxKeys: 3 });
  expect(await getLimited(limit, ['a', 'b', 'c', 'd'])).toEqual([]);
  expect(await getLimited(limit, ['b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
  expect(await limit('a')).toBe(0);
});

it('keeps an active client, no matter how many others come', async () => {
  const limit = createWindowLimit({ max: 1, windowSeconds: 60, maxKeys: 3 });
  const others = Array.from({ length: 100 }, (_, index) => `other-${index}`);
  await limit('a');
  for (const other of others) {
    await limit(other);
    expect(await limit('a')).toBeGreaterThan(0);
  }
});

it('keeps no more keys and no timers, however many clients come', async () => {
  const limit = createWindowLimit({ max: 1, windowSeconds: 60, maxKeys: 3 });
  const keys = Array.from({ length: 1000 }, (_, index) => `key-${index}`);
  await getLimited(limit, keys);
  expect(vi.getTimerCount()).toBe(0);
  // Newest first, so that additions do not evict the keys checked next.
  expect(await getLimited(limit, keys.toReversed())).toEqual(['key-999', 'key-998', 'key-997']);
});
