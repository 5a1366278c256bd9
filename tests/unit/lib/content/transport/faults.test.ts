import { describe, expect, it } from 'vitest';
import { createTestRepository, hang, json, type Fault } from './setup';

const FAULTS: [string, Fault][] = [
  ['500', () => json(500, {})],
  ['503', () => json(503, {}, { 'retry-after': '60' })],
  ['401', () => json(401, { type: 'api_security_error', message: 'Invalid access token' })],
  ['404', () => json(404, { error: 'gone' })],
  ['410', () => json(410, { type: 'api_validation_error', message: 'Master ref is: none' })],
  ['429', () => json(429, {})],
  ['a refused connection', () => Promise.reject(new Error('ECONNRESET'))],
  ['HTML with 200', () => new Response('<!doctype html>', { status: 200 })],
  ['truncated JSON', () => new Response('{"refs":[{"id":"ma')],
  ['JSON of another shape', () => json(200, { refs: [], results: 'none' })],
  [
    'lists in lists',
    () => new Response(`{"refs":[],"results":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  ],
  ['nothing at all', hang],
];

describe('a content service with a fault', () => {
  it.each(FAULTS)('keeps pages as they were: %s', async (_, fault) => {
    const repository = createTestRepository();
    const site = repository.begin();
    expect(await site.read()).toBe('First');
    repository.publish('Second');
    repository.break(fault);
    expect(await site.check()).toBe(false);
    expect(await site.check()).toBe(false);
    expect(await site.read()).toBe('First');
    expect(repository.warn).toHaveBeenCalledTimes(1);

    repository.mend();
    expect(await site.check()).toBe(true);
    expect(await site.read()).toBe('Second');
    expect(repository.info).toHaveBeenCalledTimes(1);
  });

  it.each(FAULTS)('keeps them so after a restart: %s', async (_, fault) => {
    const repository = createTestRepository();
    await repository.begin().read();
    repository.break(fault);
    const site = repository.begin();
    expect(await site.read()).toBe('First');
    await expect(site.read('never-asked')).rejects.toThrow();
    repository.mend();
    repository.clock.now += 2000;
    expect(await site.read('never-asked')).toBeUndefined();
  });

  it.each(FAULTS)('keeps them so if only queries fail: %s', async (_, fault) => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.publish('Second');
    expect(await site.check()).toBe(true);
    repository.break((url) => (url.pathname.endsWith('/search') ? fault(url) : null));
    expect(await site.read()).toBe('First');
    expect(site.outage.old.hasServed).toBe(true);
    repository.mend();
    repository.clock.now += 2000;
    expect(await site.read()).toBe('Second');
  });

  it('sends a dozen queries at a time, and drops the waiting ones once the service is down', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.getVersion();
    let [open, most] = [0, 0];
    repository.break(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      return null;
    });
    await Promise.all(Array.from({ length: 40 }, (_, index) => site.read(`page-${index}`)));
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(13);

    repository.requests.length = 0;
    repository.break(hang);
    const reads = Array.from({ length: 40 }, (_, index) => site.read(`other-${index}`));
    expect((await Promise.allSettled(reads)).every(({ status }) => status === 'rejected')).toBe(
      true,
    );
    // One replaced the first failed query, and one tested whether the service is back.
    expect(repository.requests.length).toBeLessThanOrEqual(14);
  });

  it('leaves a service alone for a moment after two failed queries in a row', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.publish('Second');
    await site.check();
    repository.break(() => json(500, {}));
    await site.read();
    await expect(site.read('never-asked')).rejects.toThrow('status 500');
    expect(site.outage.reason).toBe('status 500');
    const { length } = repository.requests;
    await site.read();
    expect(repository.requests).toHaveLength(length);
    // Queries refused meanwhile do not prolong it.
    for (let step = 0; step < 4; step += 1) {
      repository.clock.now += 300;
      await site.read();
    }
    expect(repository.requests.length).toBeGreaterThan(length);
  });

  it('tries an unopened page every three seconds meanwhile, and others once it succeeds', async () => {
    const repository = createTestRepository({ pauseMs: 60_000 });
    const site = repository.begin();
    await site.getVersion();
    repository.break(() => json(500, {}));
    for (const uid of ['one', 'two']) await site.read(uid).catch(() => undefined);
    expect(site.outage.reason).toBe('status 500');
    const countTried = () => new Set(repository.requests.map(({ search }) => search)).size;
    const count = countTried();
    for (const round of [1, 2]) {
      for (const uid of [`a${round}`, `b${round}`])
        await expect(site.read(uid)).rejects.toThrow('status 500');
      expect(countTried()).toBe(count + round);
      repository.clock.now += 3000;
    }
    repository.break((url) => (url.search.includes('broken') ? json(500, {}) : null));
    for (const uid of ['c', 'd', 'e']) expect(await site.read(uid)).toBeUndefined();
    for (const uid of ['broken', 'broken-too']) await site.read(uid).catch(() => undefined);
    expect(site.outage.isPaused()).toBe(true);
    repository.clock.now += 3000;
    for (const uid of ['f', 'g']) expect(await site.read(uid)).toBeUndefined();
  });

  it('leaves a failing query alone while others succeed', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.break((url) => (url.search.includes('broken') ? json(500, {}) : null));
    for (let round = 0; round < 5; round += 1) {
      await expect(site.read('broken')).rejects.toThrow('status 500');
      expect(await site.read(`new-${round}`)).toBeUndefined();
    }
    expect(repository.requests.filter(({ search }) => search.includes('broken'))).toHaveLength(2);
    expect(site.outage.reason).toBeNull();
    // The page says that it is currently unavailable.
    expect(site.outage.hasFailedLately()).toBe(true);
    repository.mend();
    repository.clock.now += 2000;
    expect(await site.read('broken')).toBeUndefined();
  });
});
