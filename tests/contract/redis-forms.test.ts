import { afterAll, describe, expect, it } from 'vitest';
import { createRateLimit } from '@/lib/forms/services';
import { createSpentTokens } from '@/lib/forms/services';
import { createRedisLink, type RedisLink } from '@/lib/redis';

const address = process.env.TEST_REDIS_URL;
const id = `test-${process.pid}-${Date.now()}`;
const links: RedisLink[] = [];
const openLink = (url = String(address)) => {
  const link = createRedisLink(url);
  links.push(link);
  return link;
};
afterAll(() => Promise.all(links.map((link) => link.close())));

describe.skipIf(!address)('limits of forms in Redis', () => {
  it('are counted for all instances, by key', async () => {
    const make = async () => createRateLimit(id, 2, await openLink().getClient());
    const [one, two] = [await make(), await make()];
    expect([await one('a'), await two('a')]).toEqual([0, 0]);
    const wait = await one('a');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await two('a')).toBeGreaterThan(0);
    expect(await two('b')).toBe(0);
  });
});

describe.skipIf(!address)('used tokens in Redis', () => {
  const use = { key: 'key', restMs: 5000 };

  it('are used once by several instances, and known to all with their use', async () => {
    const instances = Array.from({ length: 4 }, () => createSpentTokens(openLink()));
    const results = await Promise.all(
      instances.map((spend, index) => spend(id, { ...use, key: String(index) })),
    );
    expect(results.sort()).toEqual(['first', 'used', 'used', 'used']);
    const [one, two] = instances;
    expect(await one?.(`${id}-2`, use)).toBe('first');
    expect(await two?.(`${id}-2`, use)).toBe('repeat');
  });
});

describe('while Redis is down', () => {
  it('limits and used tokens are counted by each instance', async () => {
    const link = openLink('redis://127.0.0.1:1');
    const limit = createRateLimit(id, 1, await link.getClient());
    expect(await limit('a')).toBe(0);
    expect(await limit('a')).toBeGreaterThan(0);
    const spend = createSpentTokens(link);
    const use = { key: 'key', restMs: 5000 };
    expect([await spend(id, use), await spend(id, use)]).toEqual(['first', 'repeat']);
    expect(await spend(id, { ...use, key: 'other' })).toBe('used');
  });
});
