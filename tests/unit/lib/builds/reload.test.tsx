import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimReload, recoverFromChunkError } from '@/lib/builds/reload';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a path is reloaded', () => {
  it('once in ten seconds, and other paths on their own', () => {
    expect(claimReload({ path: '/a/', now: 50_000 })).toBe(true);
    expect(claimReload({ path: '/a/', now: 59_999 })).toBe(false);
    expect(claimReload({ path: '/b/', now: 59_999 })).toBe(true);
    expect(claimReload({ path: '/a/', now: 60_000 })).toBe(true);
  });

  it('never twice for one build that lacks a part, however late', () => {
    const claim = { path: '/a/', build: 'one' };
    expect(claimReload({ ...claim, now: 50_000 })).toBe(true);
    expect(claimReload({ ...claim, now: 90_000 })).toBe(false);
    expect(claimReload({ path: '/b/', now: 95_000 })).toBe(true);
    expect(claimReload({ ...claim, now: 120_000 })).toBe(false);
    expect(claimReload({ ...claim, build: 'two', now: 120_000 })).toBe(true);
  });
});

describe('an error', () => {
  const spyOnReload = () => vi.spyOn(window.location, 'reload').mockReturnValue();
  const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
  const chunkError = Object.assign(new Error('Failed to load chunk /_next/a.js'), {
    name: 'ChunkLoadError',
  });

  beforeEach(() => answerWith(async () => Response.json({ id: 'two' })));

  it('about a chunk that fails to load reloads the page, once', async () => {
    const reload = spyOnReload();
    expect(await recoverFromChunkError(chunkError, 'one')).toBe(true);
    expect(await recoverFromChunkError(chunkError, 'one')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([new Error('fetch failed'), new TypeError('x is undefined'), 'chunk', null])(
    'of another kind does not: %s',
    async (error) => {
      const reload = spyOnReload();
      expect(await recoverFromChunkError(error, 'one')).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('does not while the visitor is offline, which would lose the page', async () => {
    const reload = spyOnReload();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await recoverFromChunkError(chunkError, 'one')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['restarts', async () => Response.json({ id: 'two' }, { status: 502 })],
    ['is a portal of the network', async () => new Response('<p>Log in</p>')],
    ['names no build', async () => Response.json({})],
  ])('does not while the site %s, and may once it is back', async (name, answer) => {
    const reload = spyOnReload();
    answerWith(answer);
    expect(await recoverFromChunkError(chunkError, 'one')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    answerWith(async () => Response.json({ id: 'one' }));
    expect(await recoverFromChunkError(chunkError, 'one')).toBe(true);
  });
});
