import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchPage } from '@/lib/content/transport/shapes';
import { ROUTES } from '../../../embedded/content/fixtures';
import { createTestRepository, type Fault } from './setup';

const isList = (url: URL) =>
  url.searchParams.get('q')?.includes('document.type, ["page"]') === true;
const isByIds = (url: URL) => url.searchParams.get('q')?.includes('document.id') === true;

/** Answers with what a change makes of the service's own lists, the first so many times. */
function alter(
  { answer }: ReturnType<typeof createTestRepository>,
  change: (list: SearchPage) => object,
  { times = Infinity, isAltered = isList } = {},
): Fault {
  let left = times;
  return async (url) => {
    if (!isAltered(url) || left-- <= 0) return null;
    return Response.json(change((await (await answer(url.href)).json()) as SearchPage));
  };
}

afterEach(() => vi.useRealTimers());

const keepTen = (list: SearchPage) => {
  const results = list.results.slice(0, 10);
  return { ...list, total_pages: 1, total_results_size: 10, next_page: null, results };
};

async function setUp(count: number, areNamed = true) {
  const repository = createTestRepository();
  repository.publishPages(count, { areNamed });
  const site = repository.begin();
  expect(await site.readList()).toBe(count);
  repository.publishPages(count, { areNamed });
  await site.check();
  return { repository, site };
}

describe.each([
  ['with uids', 40, true],
  ['with uids', 150, true],
  ['without, such as redirects', 40, false],
])('a list of documents %s: %i', (_, count, areNamed) => {
  it.each([
    [
      'breaks off',
      (list: SearchPage) => ({ ...list, next_page: null, results: list.results.slice(0, 10) }),
    ],
    ['is shorter than its version', keepTen],
  ])('that %s is not believed, nor kept', async (_, change) => {
    const { repository, site } = await setUp(count, areNamed);
    repository.break(alter(repository, change));
    expect(await site.readList()).toBe(count);
    expect(site.outage.hasServedOld).toBe(true);
    repository.mend();
    expect(await site.readList()).toBe(count);
  });

  it('is asked for again where the first answer is short', async () => {
    const { repository, site } = await setUp(count, areNamed);
    repository.break(alter(repository, keepTen, { times: 1 }));
    expect(await site.readList()).toBe(count);
    expect(site.outage.hasServedOld).toBe(false);
  });

  it('may lose what was taken back', async () => {
    const { repository, site } = await setUp(count, areNamed);
    repository.publishPages(7, { areNamed });
    await site.check();
    expect(await site.readList()).toBe(7);
    expect(site.outage.hasServedOld).toBe(false);
  });
});

describe('answers of a new version are asked for once more after five minutes', () => {
  const isAltered = (url: URL) => isList(url) || isByIds(url);
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  });

  it('by each process, for a list that came back short twice', async () => {
    const { repository, site } = await setUp(40);
    repository.break(alter(repository, keepTen, { isAltered }));
    expect(await site.readList()).toBe(10);
    repository.mend();
    const other = repository.begin();
    for (const process of [site, other]) expect(await process.readList()).toBe(10);
    pass(6);
    for (const process of [site, other]) {
      await process.readList();
      await expect.poll(() => process.readList()).toBe(40);
      expect(process.outage.hasServedOld).toBe(true);
    }
    const count = repository.requests.length;
    pass(6);
    for (const process of [site, other]) expect(await process.readList()).toBe(40);
    expect(repository.requests).toHaveLength(count);
  });

  it('for a list that two publications in a row found short', async () => {
    const { repository, site } = await setUp(40);
    repository.break(alter(repository, keepTen, { isAltered }));
    for (const minutes of [1, 6]) {
      repository.publishPages(40);
      await site.check();
      expect(await site.readList()).toBe(10);
      if (minutes > 1) repository.mend();
      pass(minutes);
    }
    await site.readList();
    await expect.poll(() => site.readList()).toBe(40);
  });

  it('for a list that lacks a new document', async () => {
    const { repository, site } = await setUp(10);
    expect(await site.readList()).toBe(10);
    repository.publishPages(11);
    await site.check();
    repository.break(alter(repository, keepTen));
    expect(await site.readList()).toBe(10);
    repository.mend();
    pass(6);
    await site.readList();
    await expect.poll(() => site.readList()).toBe(11);
  });

  it('beside what nobody has asked for before, which waits for none of them', async () => {
    const repository = createTestRepository({ timeoutMs: 20_000 });
    repository.publishPages(40);
    const site = repository.begin();
    const readAll = () =>
      Promise.all(Array.from({ length: 40 }, (_, index) => site.read(`page-${index}`)));
    await readAll();
    pass(6);
    let mend: (value: null) => void = () => undefined;
    const mended = new Promise<null>((resolve) => (mend = resolve));
    repository.break((url) => (isList(url) ? null : mended));
    await readAll();
    expect(await site.readList()).toBe(40);
    mend(null);
  });

  it('and never kept in place of those of a later version', async () => {
    const repository = createTestRepository({ timeoutMs: 20_000 });
    const site = repository.begin();
    await site.read();
    pass(6);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    repository.break(async (url) => {
      if (!url.searchParams.get('q')?.includes('my.page.uid')) return null;
      const response = await repository.answer(url.href);
      await answered;
      return response;
    });
    expect(await site.read()).toBe('First');
    await expect.poll(() => repository.requests.at(-1)?.search).toContain('my.page.uid');
    repository.mend();
    repository.publish('Second');
    await site.check();
    expect(await site.read()).toBe('Second');
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    repository.break(() => Response.error());
    expect(await site.read()).toBe('Second');
  });

  it('while nobody waits, and pages stay where the service does not answer', async () => {
    const { repository, site } = await setUp(40);
    expect(await site.readList()).toBe(40);
    pass(6);
    repository.break(() => new Promise(() => undefined));
    expect(await site.readList()).toBe(40);
    await expect.poll(() => site.outage.reason).not.toBeNull();
    expect(await site.readList()).toBe(40);
    expect(site.outage.hasServedOld).toBe(false);
  });
});

it('a list whose second page is of a shorter one stays as it was', async () => {
  const { repository, site } = await setUp(250);
  repository.break(
    alter(repository, (list) =>
      list.page === 2
        ? { ...list, next_page: null, total_results_size: 101, results: list.results.slice(0, 1) }
        : list,
    ),
  );
  expect(await site.readList()).toBe(250);
  expect(site.outage.hasServedOld).toBe(true);
  repository.mend();
  expect(await site.readList()).toBe(250);
});

it('a page without a uid keeps no other out of the list', async () => {
  const repository = createTestRepository();
  repository.publishPages(3, { areNamed: false });
  const site = repository.begin();
  const { ref } = await site.getVersion();
  const routes = encodeURIComponent(JSON.stringify(ROUTES.filter(({ uid }) => !uid)));
  const response = await site.fetch(`${repository.toListUrl(ref)}&routes=${routes}`);
  const { results } = (await response.json()) as SearchPage;
  expect(results.map(({ url }) => url)).toEqual([null, null, null]);
});

it('pages without the address that a route gives them are not believed', async () => {
  const repository = createTestRepository();
  const site = repository.begin();
  const { ref } = await site.getVersion();
  const routes = encodeURIComponent(JSON.stringify(ROUTES));
  const read = async () => {
    const response = await site.fetch(`${repository.toUrl(ref)}&routes=${routes}`);
    return ((await response.json()) as SearchPage).results[0]?.url;
  };
  repository.break((url) => {
    url.searchParams.delete('routes');
    return repository.answer(url.href);
  });
  await expect(read()).rejects.toThrow('pages without addresses');
  repository.mend();
  expect(await read()).toBe('/about');
});
