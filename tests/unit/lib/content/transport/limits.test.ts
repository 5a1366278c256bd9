import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from '@/lib/content/cut-text';
import { createTestRepository, json } from './setup';

describe('the limits of an answer', () => {
  it("truncates a preview's texts too", async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.break((url) =>
      url.searchParams.get('ref') === 'preview'
        ? json(200, { results: [{ data: { text: 'x'.repeat(MAX_TEXT + 1) } }] })
        : null,
    );
    const answer = await (await site.fetch(repository.toUrl('preview'))).text();
    expect(answer).toContain('x…"');
    repository.break(() => new Response('<!doctype html>'));
    await expect(site.fetch(repository.toUrl('preview'))).rejects.toThrow('this is no JSON');
  });

  it.each([
    ['a million empty objects', '{},'.repeat(1_000_001)],
    [
      'as many fields as take seconds to read',
      `{${Array.from({ length: 200_001 }, (_, index) => `"k${index}":1`).join()}},`,
    ],
    ['more than any answer has', ' '.repeat(9 * 1024 * 1024)],
  ])('refuses %s, of a preview and of what is published', async (_, filling) => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    const body = `{"results":[${filling}{}]}`;
    repository.break((url) => (url.searchParams.has('ref') ? new Response(body) : null));
    await expect(site.fetch(repository.toUrl('preview'))).rejects.toThrow(
      'the answer is too large',
    );
    repository.publish('Second');
    await site.check();
    expect(await site.read()).toBe('First');
  });

  it.each(['preview', 'published'])('rejects any page but the next: %s', async (kind) => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    const ref = kind === 'preview' ? kind : (await site.getVersion()).ref;
    const answer = {
      ...{ page: 1, results_per_page: 1, total_results_size: 9, total_pages: 9, next_page: 'x' },
      results: [{ id: 'a', type: 'page', lang: 'en-gb', data: {} }],
    };
    repository.break((url) => (url.searchParams.has('ref') ? json(200, answer) : null));
    const next = site.fetch(`${repository.toUrl(ref)}&page=2`);
    await expect(next).rejects.toThrow('another page of its list');
  });

  it('reads only the beginning of an error', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.break(() => new Response('[{}]'.repeat(100_000), { status: 404 }));
    const response = await site.fetch(repository.toUrl('preview'));
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('rejects a preview whose pages have no number and never end', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.break((url) =>
      url.searchParams.has('ref') ? json(200, { next_page: 'x', results: [] }) : null,
    );
    await expect(site.fetch(repository.toUrl('preview'))).rejects.toThrow('another page');
  });
});
