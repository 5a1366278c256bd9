import { describe, expect, it, vi } from 'vitest';
import { MAX_TEXT } from '@/lib/content/cut-text';
import { toDocument } from '../../../embedded/content/fixtures';
import { createTestRepository, json, type Fault } from './setup';

const hang = () => new Promise<Response>(() => undefined);

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

describe('a content service that answers with a fault', () => {
  it.each(FAULTS)('leaves pages as they were: %s', async (_, fault) => {
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

  it.each(FAULTS)('leaves them so after a restart too: %s', async (_, fault) => {
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

  it.each(FAULTS)('leaves them so where only queries fail: %s', async (_, fault) => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.publish('Second');
    expect(await site.check()).toBe(true);
    repository.break((url) => (url.pathname.endsWith('/search') ? fault(url) : null));
    expect(await site.read()).toBe('First');
    expect(site.outage.hasServedOld).toBe(true);
    repository.mend();
    repository.clock.now += 2000;
    expect(await site.read()).toBe('Second');
  });
});

describe('the transport', () => {
  it('cuts texts that would keep the server busy, and says so', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    repository.publish('x'.repeat(MAX_TEXT + 1));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await site.read()).toBe(`${'x'.repeat(MAX_TEXT)}…`);
    expect(warn.mock.calls.flat().join()).toContain(String(MAX_TEXT));
    warn.mockRestore();
  });

  it('asks once for what a version of the content says', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    const { length } = repository.requests;
    await site.read();
    expect(await repository.begin().read()).toBe('First');
    // The new process has asked for the version, and for nothing else.
    expect(repository.requests.slice(length).map(({ pathname }) => pathname)).toEqual(['/api/v2']);
  });

  it('reads at once what another instance has found, where they share a store', async () => {
    const repository = createTestRepository({ isShared: true });
    const [one, other] = [repository.begin(), repository.begin()];
    expect([await one.read(), await other.read()]).toEqual(['First', 'First']);
    repository.publish('Second');
    // Versions of the same millisecond cannot be told apart.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await one.check();
    expect(await other.read()).toBe('Second');
  });

  it('goes back to no version that another instance has left, whichever of them asks last', async () => {
    const repository = createTestRepository({ isShared: true });
    const [one, other] = [repository.begin(), repository.begin()];
    expect([await one.read(), await other.read()]).toEqual(['First', 'First']);
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
    repository.publish('Second');
    await pause();
    await one.check();
    const { ref } = await one.getVersion();
    // The other one, which has not heard of it, meets a server that lags behind.
    repository.publish('First');
    for (const site of [other, one, other]) {
      await pause();
      await site.check();
    }
    const versions = await Promise.all([one, other].map((site) => site.getVersion()));
    expect(versions.map((version) => version.ref)).toEqual([ref, ref]);
  });

  it('goes back to no earlier version after a restart, and has the newest as soon as it is named', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.publish('Second');
    await site.check();
    const { ref } = await site.getVersion();
    const again = repository.begin();
    repository.publish('First');
    await again.check();
    expect((await again.getVersion()).ref).toBe(ref);
    // A service that has named nothing else for long has gone back itself.
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    const later = repository.begin();
    await later.check();
    expect((await later.getVersion()).ref).not.toBe(ref);
    now.mockReturnValue(Date.now() + 1000);
    repository.publish('Second');
    await later.check();
    expect((await later.getVersion()).ref).toBe(ref);
    now.mockRestore();
  });

  it('asks a dozen queries at a time, and none of those that wait once the service is away', async () => {
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
    expect(repository.requests).toHaveLength(12);
  });

  it('leaves a service alone for a moment after a fault', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.publish('Second');
    await site.check();
    repository.break(() => json(500, {}));
    await site.read();
    const { length } = repository.requests;
    await site.read();
    await expect(site.read('never-asked')).rejects.toThrow('status 500');
    expect(repository.requests).toHaveLength(length);
  });

  it('asks at the newest version when its own is no longer known', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    const { ref } = await site.getVersion();
    repository.publish('Second');
    repository.break((url) =>
      url.searchParams.get('ref') === ref ? json(410, { type: 'api_validation_error' }) : null,
    );
    const page = (await (await site.fetch(repository.toUrl(ref))).json()) as { results: unknown[] };
    expect(JSON.stringify(page.results)).toContain('Second');
  });

  it('stays with the version before when a new one cannot carry the site, and says what it lacks', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.empty();
    expect(await site.check()).toBe(true);
    await site.check();
    expect(await site.read()).toBe('First');
    expect(repository.warn).toHaveBeenCalledTimes(1);
    expect(repository.warn.mock.calls[0]?.[0]).toContain('settings en-gb');
    repository.publish('Third');
    await site.check();
    expect(await site.read()).toBe('Third');
  });

  it('takes back a page, but not all of them', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    await site.read('about', 'zh-cn');
    repository.unpublish('Second');
    await site.check();
    expect(await site.read()).toBeUndefined();
    expect(await site.read('about', 'zh-cn')).toBeUndefined();

    repository.publish('Third');
    await site.check();
    expect(await site.read()).toBe('Third');
    repository.publish('Fourth');
    await site.check();
    repository.empty();
    expect(await site.read()).toBe('Third');
  });

  it('hands on what a preview is answered, and keeps none of it', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.break((url) =>
      url.searchParams.get('ref') === 'preview' ? json(404, { type: 'api_security_error' }) : null,
    );
    expect((await site.fetch(repository.toUrl('preview'))).status).toBe(404);
    expect(site.outage.reason).toBeNull();
    repository.break(() => json(429, {}));
    await expect(site.fetch(repository.toUrl('preview'))).rejects.toThrow('status 429');
    repository.break(hang);
    await expect(site.fetch(repository.toUrl('preview'))).rejects.toThrow('no answer within');
  });

  it('stays with the newest version while a server names the one before', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    const before = (await site.getVersion()).ref;
    repository.publish('Second');
    await site.check();
    expect(await site.read()).toBe('Second');
    repository.publish('First');
    expect([await site.check(), await site.check()]).toEqual([true, true]);
    expect(await site.read()).toBe('Second');
    expect((await site.getVersion()).ref).not.toBe(before);
    expect(repository.warn).toHaveBeenCalledTimes(1);
    repository.publish('Third');
    await site.check();
    expect(await site.read()).toBe('Third');
  });

  it('says that a preview cannot be read, and stays with what is published', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.break((url) =>
      url.searchParams.get('ref') === 'preview' ? json(503, { message: 'secret' }) : null,
    );
    await expect(site.fetch(repository.toUrl('preview'))).rejects.toThrow(/^status 503$/);
    await expect(site.fetch(repository.toUrl('preview'))).rejects.toThrow('status 503');
    expect(repository.warn.mock.calls).toEqual([
      ['Content: a preview cannot be read (status 503).'],
    ]);
    // The preview gets 503; visitors' pages still update.
    expect(site.outage.hasFailedLately()).toBe(true);
    expect(site.outage.reason).toBeNull();
    repository.publish('Second');
    await site.check();
    expect(await site.read()).toBe('Second');
  });

  it.each(['Spring', 'R1'])('reads a release that is named %s', async (release) => {
    const draft = toDocument({ id: 'about', data: { text: 'Planned' } });
    const repository = createTestRepository({ mode: { release }, release: draft });
    expect(await repository.begin().read()).toBe('Planned');
  });

  it('names the releases that there are when the settings name another', async () => {
    const draft = toDocument({ id: 'about' });
    const repository = createTestRepository({ mode: { release: 'Autumn' }, release: draft });
    await expect(repository.begin().read()).rejects.toThrow(
      'PRISMIC_RELEASE: the repository has no release "Autumn". Its releases: "Spring" (R1).',
    );
  });
});
