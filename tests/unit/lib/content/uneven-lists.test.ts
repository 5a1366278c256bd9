import type { PrismicDocument, Query } from '@prismicio/client';
import { expect, it } from 'vitest';
import { readList } from '@/lib/content/read-list';
import { isList } from './transport/lists';
import { createTestRepository } from './transport/setup';

type Part = Parameters<Parameters<typeof readList>[0]>[0];

/** Creates a site over 250 pages of a service that returns fewer documents per page for some. */
function setUp(isShort: (page: number) => boolean) {
  const repository = createTestRepository();
  repository.publishPages(250);
  repository.break((url) => {
    if (!isList(url) || !isShort(Number(url.searchParams.get('page') ?? 1))) return null;
    const short = new URL(url);
    short.searchParams.set('pageSize', '20');
    return repository.answer(short.href);
  });
  const site = repository.begin();
  const readPage = async ({ page, fetchOptions }: Part): Promise<Query<PrismicDocument>> => {
    const { ref } = await site.getVersion();
    const url = `${repository.toListUrl(ref)}${page ? `&page=${page}` : ''}`;
    return (await site.fetch(url, fetchOptions)).json() as Promise<Query<PrismicDocument>>;
  };
  return { repository, site, read: () => readList(readPage) };
}

/** Waits until a refused list requests no more of its other pages. */
async function settle(requests: URL[]): Promise<void> {
  let count: number;
  do {
    count = requests.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (requests.length > count);
}

it.each([
  ['the first', (page: number) => page === 1],
  ['the first two', (page: number) => page <= 2],
  ['the second', (page: number) => page === 2],
  ['every other', (page: number) => page % 2 === 1],
])(
  'a list is right once the service is, although %s of its pages were short',
  async (_, isShort) => {
    const { repository, read } = setUp(isShort);
    await expect(read()).rejects.toThrow('do not agree');
    await settle(repository.requests);
    repository.mend();
    expect(await read()).toHaveLength(250);
    const count = repository.requests.length;
    expect(await read()).toHaveLength(250);
    expect(repository.requests).toHaveLength(count);
  },
);

it('a list is read from what is kept if all of its pages are equally short', async () => {
  const { repository, read } = setUp(() => true);
  expect(await read()).toHaveLength(250);
  const count = repository.requests.length;
  expect(await read()).toHaveLength(250);
  expect(repository.requests).toHaveLength(count);
});

it('all pages are rendered again once a kept part of a list has changed', async () => {
  const { repository, site, read } = setUp((page) => page === 1);
  await expect(read()).rejects.toThrow('do not agree');
  repository.mend();
  const { count } = site.outage.old;
  await read();
  expect(site.outage.old.count).toBeGreaterThan(count);
});
