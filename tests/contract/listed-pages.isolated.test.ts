import { expect, it, vi } from 'vitest';
import type * as published from '@/embedded/content/published';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { getListedPages } from '@/lib/seo/listed-pages';

const counts = vi.hoisted(() => ({ queries: 0 }));

vi.mock('@/embedded/content/published', async (importOriginal) => {
  const original = await importOriginal<typeof published>();
  const createPublishedFetch: typeof original.createPublishedFetch = (...options) => {
    const fetch = original.createPublishedFetch(...options);
    return (input, init) => {
      if (String(input).includes('/documents/search')) counts.queries += 1;
      return fetch(input, init);
    };
  };
  return { ...original, createPublishedFetch };
});

/** Counts how often other tasks ran during some work. */
async function countTurns(make: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  await make();
  isOver = true;
  return turns;
}

const readAll = () => Promise.all(LOCALE_KEYS.map(getListedPages));

it('lists hundreds of pages from a few queries, lets others run between pages, and keeps the list', async () => {
  const turns = await countTurns(readAll);
  const [en = [], cn = []] = await readAll();
  expect(en.length + cn.length).toBeGreaterThan(200);
  expect(turns).toBeGreaterThan(Math.max(en.length, cn.length));
  expect(counts.queries).toBeLessThan(60);

  counts.queries = 0;
  const [again] = await readAll();
  expect(again).toBe(en);
  expect(counts.queries).toBe(0);
}, 120_000);
