import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, expect, it } from 'vitest';
import { RenderTurn } from '@/lib/cache/render-turn';
import { ALL_PAGES_TAG } from '@/lib/cache/all-pages';
import { SharedTags } from '@/lib/cache/shared-tags';
import { getStaleness, toNextTime } from '@/lib/cache/staleness';
import type { CacheEntry } from '@/lib/cache/types';

const HOUR_MS = 3_600_000;

afterEach(() => tagsManifest.clear());

it('a page from the future counts as older than the last publication', () => {
  const now = 10 * HOUR_MS;
  const entry = { value: { kind: 'APP_PAGE' }, lastModified: now } as unknown as CacheEntry;
  expect(getStaleness(entry, now)).toBe('fresh');
  expect(getStaleness(entry, now - HOUR_MS)).toBe('outdated');
});

it('a rest from the future delays nothing', () => {
  let now = 10 * HOUR_MS;
  const turn = new RenderTurn({ now: () => now });
  expect(turn.take('a')).toBe(true);
  now += 400;
  turn.end('a');
  expect(turn.take('b')).toBe(false);
  now -= HOUR_MS;
  expect(turn.take('b')).toBe(true);
  now -= HOUR_MS;
  expect(turn.take('c')).toBe(true);
});

it('a publication from the future counts as now, so that later pages are fresh', () => {
  const now = Date.now();
  tagsManifest.set(ALL_PAGES_TAG, { stale: now + HOUR_MS });
  const make = (lastModified: number) =>
    ({ value: { kind: 'APP_PAGE' }, lastModified }) as unknown as CacheEntry;
  expect(getStaleness(make(now - 1000), now)).toBe('outdated');
  expect(getStaleness(make(now + 1000), now + 2000)).toBe('fresh');
});

it('a publication from the future in Redis is reset to now, for all instances', async () => {
  const marks = new Map([[ALL_PAGES_TAG, String(Date.now() + HOUR_MS)]]);
  const client = {
    hmGet: async (key: string, tags: string[]) =>
      tags.map((tag) => (key.endsWith('stale') ? (marks.get(tag) ?? null) : null)),
    hSet: async (_: string, tag: string, time: string) => void marks.set(tag, time),
  };
  const run = (command: (one: typeof client) => Promise<unknown>) => command(client);
  const link = { run, write: run, onUp: () => undefined };
  const tags = new SharedTags(link as unknown as ConstructorParameters<typeof SharedTags>[0]);
  await tags.read([ALL_PAGES_TAG]);
  expect(tagsManifest.get(ALL_PAGES_TAG)?.stale).toBeLessThanOrEqual(Date.now());
  expect(Number(marks.get(ALL_PAGES_TAG))).toBeLessThanOrEqual(Date.now());
});

it.each([
  ['set back', -5],
  ['set ahead', 5],
])('a page has its age in the time of Next when the clock was %s', (_, minutes) => {
  const nextNow = 10 * HOUR_MS;
  const now = nextNow + minutes * 60_000;
  const make = (lastModified: number) => ({ value: null, lastModified }) as CacheEntry;
  expect(toNextTime(make(now - 5000), now, nextNow).lastModified).toBe(nextNow - 5000);
  expect(toNextTime(make(-1), now, nextNow).lastModified).toBe(-1);
  expect(toNextTime(null, now, nextNow)).toBeNull();
});

it('a page keeps its time while the clocks agree', () => {
  const now = 10 * HOUR_MS;
  const entry = { value: null, lastModified: now - 5000 } as CacheEntry;
  expect(toNextTime(entry, now, now + 900)).toBe(entry);
});
