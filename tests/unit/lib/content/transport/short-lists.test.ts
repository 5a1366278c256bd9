import { describe, expect, it } from 'vitest';
import type { SearchPage } from '@/lib/content/transport/shapes';
import { ROUTES } from '../../../embedded/content/fixtures';
import { alter, keepTen, setUpList } from './lists';
import { createTestRepository } from './setup';

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
    const { repository, site } = await setUpList(count, areNamed);
    repository.break(alter(repository, change));
    expect(await site.readList()).toBe(count);
    expect(site.outage.old.hasServed).toBe(true);
    repository.mend();
    expect(await site.readList()).toBe(count);
  });

  it('is requested again if the first answer is short', async () => {
    const { repository, site } = await setUpList(count, areNamed);
    repository.break(alter(repository, keepTen, { times: 1 }));
    expect(await site.readList()).toBe(count);
    expect(site.outage.old.hasServed).toBe(false);
  });

  it('may lose unpublished documents', async () => {
    const { repository, site } = await setUpList(count, areNamed);
    repository.publishPages(7, { areNamed });
    await site.check();
    expect(await site.readList()).toBe(7);
    expect(site.outage.old.hasServed).toBe(false);
  });
});

it('a list whose second page belongs to a shorter one stays as it was', async () => {
  const { repository, site } = await setUpList(250);
  repository.break(
    alter(repository, (list) =>
      list.page === 2
        ? { ...list, next_page: null, total_results_size: 101, results: list.results.slice(0, 1) }
        : list,
    ),
  );
  expect(await site.readList()).toBe(250);
  expect(site.outage.old.hasServed).toBe(true);
  repository.mend();
  expect(await site.readList()).toBe(250);
});

it('a page without a uid hides no other from the list', async () => {
  const repository = createTestRepository();
  repository.publishPages(3, { areNamed: false });
  const site = repository.begin();
  const { ref } = await site.getVersion();
  const routes = encodeURIComponent(JSON.stringify(ROUTES.filter(({ uid }) => !uid)));
  const response = await site.fetch(`${repository.toListUrl(ref)}&routes=${routes}`);
  const { results } = (await response.json()) as SearchPage;
  expect(results.map(({ url }) => url)).toEqual([null, null, null]);
});

it("pages without their route's URL are not believed", async () => {
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
