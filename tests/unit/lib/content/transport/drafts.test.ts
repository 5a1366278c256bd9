import { describe, expect, it } from 'vitest';
import { toDocument } from '../../../embedded/content/fixtures';
import { createTestRepository, hang, json } from './setup';

describe('previews and releases', () => {
  it("passes on a preview's answers, and stores none of them", async () => {
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

  it('reports that a preview cannot be read, and keeps published content', async () => {
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

  it.each(['Spring', 'R1'])('reads a release named %s', async (release) => {
    const draft = toDocument({ id: 'about', data: { text: 'Planned' } });
    const repository = createTestRepository({ mode: { release }, release: draft });
    expect(await repository.begin().read()).toBe('Planned');
  });

  it('lists the existing releases if the settings name another', async () => {
    const draft = toDocument({ id: 'about' });
    const repository = createTestRepository({ mode: { release: 'Autumn' }, release: draft });
    await expect(repository.begin().read()).rejects.toThrow(
      'PRISMIC_RELEASE: the repository has no release "Autumn". Its releases: "Spring" (R1).',
    );
  });
});
