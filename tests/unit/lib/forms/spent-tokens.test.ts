import { describe, expect, it } from 'vitest';
import type { RedisLink } from '@/lib/redis/link';
import { createMemorySpending, createRedisSpending } from '@/lib/forms/spent-tokens';

const use = (key = 'key', restMs = 1000) => ({ key, restMs });

describe('a token', () => {
  it('is first, then repeated for the same use, or used', async () => {
    const spend = createMemorySpending();
    expect(await spend('a', use())).toBe('first');
    expect(await spend('a', use())).toBe('repeat');
    expect(await spend('a', use('other'))).toBe('used');
    expect(await spend('b', use())).toBe('first');
  });

  it('is remembered until it would expire', async () => {
    let now = 0;
    const spend = createMemorySpending({ now: () => now });
    await spend('a', use('key', 1000));
    now = 999;
    expect(await spend('a', use('other'))).toBe('used');
    now = 1000;
    expect(await spend('a', use('other'))).toBe('first');
  });

  it('is forgotten beyond the limit, oldest first', async () => {
    const spend = createMemorySpending({ maxEntries: 3 });
    for (const id of ['a', 'b', 'c', 'd']) await spend(id, use());
    expect(await spend('b', use('other'))).toBe('used');
    expect(await spend('d', use('other'))).toBe('used');
    expect(await spend('a', use('other'))).toBe('first');
  });

  it('does not evict others when it expires', async () => {
    let now = 0;
    const spend = createMemorySpending({ maxEntries: 2, now: () => now });
    await spend('short', use('key', 10));
    await spend('long', use('key', 1000));
    now = 11;
    await spend('new', use('key', 1000));
    expect(await spend('long', use('other'))).toBe('used');
  });
});

describe('in Redis', () => {
  /** A link that returns Redis's reply, or nothing while it is down. */
  const makeLink = () => {
    const state: { said: string | null } = { said: 'first' };
    return { state, link: { run: async () => state.said } as unknown as RedisLink };
  };

  it('is shared between instances', async () => {
    const { state, link } = makeLink();
    state.said = 'used';
    expect(await createRedisSpending(link)('a', use())).toBe('used');
  });

  it('what was used here while Redis was down stays used when it is back', async () => {
    const { state, link } = makeLink();
    const spend = createRedisSpending(link);
    state.said = null;
    expect(await spend('a', use())).toBe('first');
    expect(await spend('a', use('other'))).toBe('used');
    state.said = 'first';
    expect(await spend('a', use('other'))).toBe('used');
  });

  it('a use that Redis rejected is not mistaken for a later one', async () => {
    const { state, link } = makeLink();
    const spend = createRedisSpending(link);
    state.said = 'used';
    await spend('a', use('other'));
    state.said = null;
    expect(await spend('a', use('other'))).toBe('first');
  });
});
