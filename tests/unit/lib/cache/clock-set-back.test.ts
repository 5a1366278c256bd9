import { expect, it } from 'vitest';
import { RenderTurn } from '@/lib/cache/render-turn';
import { getStaleness } from '@/lib/cache/staleness';
import type { CacheEntry } from '@/lib/cache/types';

const HOUR_MS = 3_600_000;

it('a page of the future counts as older than the last publication', () => {
  const now = 10 * HOUR_MS;
  const entry = { value: { kind: 'APP_PAGE' }, lastModified: now } as unknown as CacheEntry;
  expect(getStaleness(entry, now)).toBe('fresh');
  expect(getStaleness(entry, now - HOUR_MS)).toBe('outdated');
});

it('a rest of the future keeps nothing waiting', () => {
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
