import { afterAll, describe, expect, it } from 'vitest';
import { openClient } from '@/lib/redis/client';
import { RedisLink } from '@/lib/redis/link';
import { createRedisSpending } from '@/lib/forms/spent-tokens';

const address = process.env.TEST_REDIS_URL;

describe.skipIf(!address)('used tokens in Redis', () => {
  const id = `test-${process.pid}-${Date.now()}`;
  const links: RedisLink[] = [];
  const makeSpending = () => {
    const link = new RedisLink(() => openClient(String(address)));
    links.push(link);
    return createRedisSpending(link);
  };

  afterAll(async () => {
    await Promise.all(links.map((link) => link.run((client) => client.close())));
  });

  it('are known to all instances, with their use', async () => {
    const [one, two] = [makeSpending(), makeSpending()];
    const use = { key: 'key', restMs: 5000 };
    expect(await one(id, use)).toBe('first');
    expect(await two(id, use)).toBe('repeat');
    expect(await two(id, { ...use, key: 'other' })).toBe('used');
  });

  it('are used once, even by several instances at the same time', async () => {
    const instances = Array.from({ length: 4 }, makeSpending);
    const results = await Promise.all(
      instances.map((spend, index) => spend(`${id}-2`, { key: String(index), restMs: 5000 })),
    );
    expect(results.sort()).toEqual(['first', 'used', 'used', 'used']);
  });

  it('are forgotten when they would expire', async () => {
    const spend = makeSpending();
    await spend(`${id}-3`, { key: 'key', restMs: 6_000_000 });
    const ttl = await links.at(-1)?.run((client) => client.pTTL(`forms:spent:${id}-3`));
    expect(ttl).toBeGreaterThan(5_000_000);
    expect(ttl).toBeLessThanOrEqual(6_000_000);
    await links.at(-1)?.run((client) => client.del(`forms:spent:${id}-3`));
  });
});
