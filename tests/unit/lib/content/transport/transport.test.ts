import { describe, expect, it, vi } from 'vitest';
import { MAX_TEXT } from '@/lib/content/cut-text';
import { createTestRepository } from './setup';

describe('the transport', () => {
  it('truncates texts that would keep the server busy, and logs it', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    repository.publish('x'.repeat(MAX_TEXT + 1));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await site.read()).toBe(`${'x'.repeat(MAX_TEXT)}…`);
    expect(warn.mock.calls.flat().join()).toContain(String(MAX_TEXT));
    warn.mockRestore();
  });

  it('sends each query of a version once', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    const { length } = repository.requests;
    await site.read();
    expect(await repository.begin().read()).toBe('First');
    // The new process has requested only the version.
    expect(repository.requests.slice(length).map(({ pathname }) => pathname)).toEqual(['/api/v2']);
  });

  it('removes a page, but not all of them', async () => {
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
});
