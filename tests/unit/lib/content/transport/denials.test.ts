import { afterEach, expect, it, vi } from 'vitest';
import type { SearchPage } from '@/lib/content/transport/shapes';
import { createTestRepository, type Fault } from './setup';

const toEmpty = () =>
  Response.json({
    page: 1,
    results_per_page: 100,
    total_results_size: 0,
    next_page: null,
    results: [],
  });
const isByUid = (url: URL) => url.search.includes('my.page.uid');

/** Answers the first queries by uid as if nothing were there. */
function lag(times: number): Fault {
  let left = times;
  return (url) => (isByUid(url) && left-- > 0 ? toEmpty() : null);
}

afterEach(() => vi.useRealTimers());

const LANGS = ['en-gb', 'zh-cn'];

it.each(LANGS)(
  'asks again where one answer denies a page that was there before: %s',
  async (lang) => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read('about', lang);
    repository.publish('Second');
    await site.check();
    repository.break(lag(1));
    expect(await site.read('about', lang)).toBe('Second');
    expect(repository.warn).not.toHaveBeenCalled();
  },
);

it('keeps the page while answers deny it, and stores none of them', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  await site.read();
  repository.publish('Second');
  await site.check();
  repository.break(lag(Infinity));
  expect(await site.read()).toBe('First');
  // The page is refreshed, and other queries are answered meanwhile.
  expect(site.outage.old.hasServed).toBe(true);
  expect(site.outage.reason).toBeNull();
  // The log says so, but not each time.
  await site.read();
  const said = [['Content: an answer lacks a published document; pages stay as they were.']];
  expect(repository.warn.mock.calls).toEqual(said);
  repository.clock.now += 60_000;
  await site.read();
  expect(repository.warn.mock.calls).toEqual([...said, ...said]);
  repository.mend();
  expect(await site.read()).toBe('Second');
  expect(await repository.begin().read()).toBe('Second');
});

it('never believes that essential documents are missing, and stores no such answer', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  await site.check();
  // One of two servers lags behind; the other says that the repository is not empty.
  let count = 0;
  repository.break((url) =>
    url.search.includes('document.type') && count++ % 2 === 0 ? toEmpty() : null,
  );
  await expect(site.countNeeded()).rejects.toThrow('an answer lacks a published document');
  // Visitors are told that the page is unavailable.
  expect(site.outage.hasFailedLately()).toBe(true);
  expect(site.outage.reason).toBeNull();
  repository.mend();
  expect(await site.countNeeded()).toBe(1);
});

it('believes an empty list only after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const repository = createTestRepository();
  const site = repository.begin();
  expect(await site.readList()).toBe(2);
  repository.unpublish('Second');
  await site.check();
  expect(await site.readList()).toBe(2);
  vi.advanceTimersByTime(6 * 60_000);
  expect(await site.readList()).toBe(0);
});

it('restarts the five minutes of an empty list once it has documents again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const repository = createTestRepository();
  const site = repository.begin();
  await site.readList();
  const emptyLists: Fault = (url) =>
    /any\(document\.type|document\.id/.test(String(url.searchParams.get('q'))) ? toEmpty() : null;
  for (let version = 2; version < 4; version += 1) {
    repository.publish(`Version ${version}`);
    await site.check();
    repository.break(emptyLists);
    expect(await site.readList()).toBe(2);
    repository.mend();
    expect(await site.readList()).toBe(2);
    vi.advanceTimersByTime(6 * 60_000);
  }
});

it('does not believe that a new page is missing if the list of pages has it', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  await site.readList();
  repository.break(lag(Infinity));
  await expect(site.read()).rejects.toThrow('an answer lacks a published document');
  repository.mend();
  expect(await site.read()).toBe('First');
});

it('drops a stored denial once the list of pages, even a stored one, has the page', async () => {
  const repository = createTestRepository();
  repository.break(lag(1));
  const site = repository.begin();
  expect(await site.read()).toBeUndefined();
  expect(await site.read()).toBeUndefined();
  await site.readList();
  const other = repository.begin();
  expect(await other.read()).toBeUndefined();
  await other.readList();
  expect(await other.read()).toBe('First');
  expect(await site.read()).toBe('First');
});

it('removes an unpublished or unknown page at once', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  for (const lang of LANGS) expect(await site.read('about', lang)).toBe('First');
  await site.readList();
  repository.unpublish('Second');
  await site.check();
  for (const lang of LANGS) expect(await site.read('about', lang)).toBeUndefined();
  const { length } = repository.requests;
  expect(await site.read()).toBeUndefined();
  expect(repository.requests).toHaveLength(length);
  expect(await site.read('never-there')).toBeUndefined();
  // The page's own query, and the one that detects an empty repository.
  expect(repository.requests.length - length).toBeLessThanOrEqual(2);
  expect(site.outage.old.hasServed).toBe(false);
});

it('keeps a page with sections while answers lack its fields', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  const empty = async (url: URL) => {
    if (!isByUid(url)) return null;
    const page = (await (await repository.answer(url.href)).json()) as SearchPage;
    return Response.json({ ...page, results: page.results.map((one) => ({ ...one, data: {} })) });
  };
  await site.read();
  repository.publish('Second');
  await site.check();
  repository.break(empty);
  // A document without sections may have lost its fields.
  expect(await site.read()).toBeUndefined();
  repository.mend();
  repository.publish('Third', [{ slice_type: 'statement', variation: 'default', id: 'a' }]);
  await site.check();
  expect(await site.read()).toBe('Third');
  repository.publish('Fourth', []);
  await site.check();
  repository.break(empty);
  expect(await site.read()).toBe('Third');
  expect(site.outage.old.hasServed).toBe(true);
  repository.mend();
  expect(await site.read()).toBe('Fourth');
});

it('keeps essential documents while answers lack their fields', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  const readBrand = async () => {
    const { ref } = await site.getVersion();
    const page = (await (await site.fetch(repository.toSettingsUrl(ref))).json()) as SearchPage;
    return page.results[0]?.data.brand;
  };
  expect(await readBrand()).toBe('First');
  repository.publish('Second');
  await site.check();
  repository.break(async (url) => {
    const page = (await (await repository.answer(url.href)).json()) as SearchPage;
    return Response.json({ ...page, results: page.results.map((one) => ({ ...one, data: {} })) });
  });
  expect(await readBrand()).toBe('First');
  repository.mend();
  expect(await readBrand()).toBe('Second');
});
