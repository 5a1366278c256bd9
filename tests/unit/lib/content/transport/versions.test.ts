import { describe, expect, it, vi } from 'vitest';
import { createTestRepository, json } from './setup';

/** Versions within the same millisecond cannot be distinguished. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('versions of the content', () => {
  it('reads at once what another instance has found, through a shared store', async () => {
    const repository = createTestRepository({ isShared: true });
    const [one, other] = [repository.begin(), repository.begin()];
    expect([await one.read(), await other.read()]).toEqual(['First', 'First']);
    repository.publish('Second');
    await pause();
    await one.check();
    expect(await other.read()).toBe('Second');
  });

  it('never returns to a version that another instance has left, in any order', async () => {
    const repository = createTestRepository({ isShared: true });
    const [one, other] = [repository.begin(), repository.begin()];
    expect([await one.read(), await other.read()]).toEqual(['First', 'First']);
    repository.publish('Second');
    await pause();
    await one.check();
    const { ref } = await one.getVersion();
    // The other one, which has not heard of it, reaches a lagging server.
    repository.publish('First');
    for (const site of [other, one, other]) {
      await pause();
      await site.check();
    }
    const versions = await Promise.all([one, other].map((site) => site.getVersion()));
    expect(versions.map((version) => version.ref)).toEqual([ref, ref]);
  });

  it('has the newest version in every instance, in any order', async () => {
    const repository = createTestRepository({ isShared: true });
    const [one, other] = [repository.begin(), repository.begin()];
    expect([await one.read(), await other.read()]).toEqual(['First', 'First']);
    repository.publish('Second');
    let goOn: (value: null) => void = () => undefined;
    const held = new Promise<null>((resolve) => (goOn = resolve));
    const { href } = new URL(repository.toSettingsUrl('x'));
    let count = 0;
    repository.break((url) => {
      url.searchParams.set('ref', 'x');
      return url.href === href && (count += 1) === 1 ? held : null;
    });
    const checked = one.check();
    await vi.waitFor(() => expect(count).toBe(1));
    repository.publish('Third');
    await pause();
    await other.check();
    await pause();
    goOn(null);
    await checked;
    const { ref } = await other.getVersion();
    for (const check of [other, one, other].map(({ check }) => check)) {
      const versions = await Promise.all([one.getVersion(), other.getVersion()]);
      expect(versions.map((version) => version.ref)).toEqual([ref, ref]);
      await check();
    }
    expect(repository.warn).not.toHaveBeenCalled();
  });

  it('returns to no earlier version after a restart, and has the newest once it is named', async () => {
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
    // If a service has named nothing else for long, it has gone back.
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

  it('continues with the version from before a restart if the service is slow', async () => {
    const repository = createTestRepository({ timeoutMs: 20_000, waitMs: 50 });
    const site = repository.begin();
    await site.read();
    const { ref } = await site.getVersion();
    repository.publish('Second');
    let goOn: (value: null) => void = () => undefined;
    const held = new Promise<null>((resolve) => (goOn = resolve));
    repository.break(() => held);
    const again = repository.begin();
    expect((await again.getVersion()).ref).toBe(ref);
    expect(await again.read()).toBe('First');
    goOn(null);
    await expect.poll(async () => (await again.getVersion()).ref).not.toBe(ref);
  });

  it('waits for the first version if there is none', async () => {
    const repository = createTestRepository({ timeoutMs: 20_000, waitMs: 10 });
    repository.break(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return null;
    });
    expect(await repository.begin().read()).toBe('First');
  });

  it('queries the newest version if its own is no longer known', async () => {
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

  it('keeps the previous version if a new one is incomplete, and says what it lacks', async () => {
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

  it('keeps the newest version while a server names the previous one', async () => {
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
});
