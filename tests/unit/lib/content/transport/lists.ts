import { expect } from 'vitest';
import type { SearchPage } from '@/lib/content/transport/shapes';
import { createTestRepository, type Fault } from './setup';

export const isList = (url: URL) =>
  url.searchParams.get('q')?.includes('document.type, ["page"]') === true;

/** Answers the first requests with a modified version of the service's own lists. */
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

/** Cuts a list to ten documents, with a matching total. */
export const keepTen = (list: SearchPage) => {
  const results = list.results.slice(0, 10);
  return { ...list, total_pages: 1, total_results_size: 10, next_page: null, results };
};

/** Creates a site that has read a list of pages that have since been published again. */
export async function setUpList(count: number, areNamed = true) {
  const repository = createTestRepository();
  repository.publishPages(count, { areNamed });
  const site = repository.begin();
  expect(await site.readList()).toBe(count);
  repository.publishPages(count, { areNamed });
  await site.check();
  return { repository, site };
}
