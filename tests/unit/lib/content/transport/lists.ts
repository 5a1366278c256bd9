import { expect } from 'vitest';
import type { SearchPage } from '@/lib/content/transport/shapes';
import { createTestRepository, type Fault } from './setup';

export const isList = (url: URL) =>
  url.searchParams.get('q')?.includes('document.type, ["page"]') === true;

/** Answers with what a change makes of the service's own lists, the first so many times. */
export function alter(
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

/** A list cut to ten documents that says it has no more. */
export const keepTen = (list: SearchPage) => {
  const results = list.results.slice(0, 10);
  return { ...list, total_pages: 1, total_results_size: 10, next_page: null, results };
};

/** A site that has read a list of so many pages, which were published again after that. */
export async function setUpList(count: number, areNamed = true) {
  const repository = createTestRepository();
  repository.publishPages(count, { areNamed });
  const site = repository.begin();
  expect(await site.readList()).toBe(count);
  repository.publishPages(count, { areNamed });
  await site.check();
  return { repository, site };
}
