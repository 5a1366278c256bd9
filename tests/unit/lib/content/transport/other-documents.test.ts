import { expect, it } from 'vitest';
import type { SearchPage } from '@/lib/content/transport/shapes';
import { alter } from './lists';
import { createTestRepository, type Fault } from './setup';

const LANGS = ['en-gb', 'zh-cn'] as const;
const toPage = (documents: object[]) =>
  Response.json({
    page: 1,
    results_per_page: 100,
    total_results_size: documents.length,
    next_page: null,
    results: documents.map((document) => ({ id: 'x', data: { text: 'Wrong' }, ...document })),
  });

/** Answers the first queries by uid with another document. */
function mixUp(times: number, document: { type?: string; uid?: string; lang?: string }): Fault {
  let left = times;
  return (url) => {
    if (!url.search.includes('my.page.uid') || left-- <= 0) return null;
    const lang = url.searchParams.get('lang');
    return toPage([{ type: 'page', uid: 'about', lang, ...document }]);
  };
}

const OTHERS = [{ lang: 'fr-fr' }, { type: 'project' }, { uid: 'contact' }];

it.each(OTHERS)('repeats a query whose answer has another document: %j', async (other) => {
  const repository = createTestRepository();
  const site = repository.begin();
  await site.readList();
  repository.break(mixUp(1, other));
  expect(await site.read()).toBe('First');
  expect(repository.warn).not.toHaveBeenCalled();
});

it.each(OTHERS)('keeps the page, and stores no such answer: %j', async (other) => {
  const repository = createTestRepository();
  const site = repository.begin();
  for (const lang of LANGS) await site.read('about', lang);
  repository.publish('Second');
  await site.check();
  await site.readList();
  repository.break(mixUp(Infinity, other));
  for (const lang of LANGS) expect(await site.read('about', lang)).toBe('First');
  // The pages are refreshed once the service is correct.
  expect(site.outage.old.hasServed).toBe(true);
  expect(site.outage.reason).toBeNull();
  repository.mend();
  for (const lang of LANGS) expect(await site.read('about', lang)).toBe('Second');
});

it('renders no new page from it', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  repository.break(mixUp(Infinity, { lang: 'zh-cn' }));
  await expect(site.read()).rejects.toThrow('other documents than were asked for');
  expect(await site.read('about', 'zh-cn')).toBe('Wrong');
});

it('accepts a document under a former uid', async () => {
  const repository = createTestRepository();
  repository.break(mixUp(1, { uid: 'about-us' }));
  expect(await repository.begin().read()).toBe('Wrong');
});

it('does not believe a list that contains a type nobody asked for', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  repository.publishPages(3);
  const rename = (list: SearchPage) => ({
    ...list,
    results: list.results.map((page) => ({ ...page, type: `${page.type}_v2` })),
  });
  repository.break(alter(repository, rename));
  await expect(site.readList()).rejects.toThrow('other documents than were asked for');
  repository.mend();
  expect(await site.readList()).toBe(3);
});
