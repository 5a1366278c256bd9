import type { PrismicDocument, Query } from '@prismicio/client';
import { ContentFault } from './transport/content-fault';
import { limitCalls } from './transport/limit-calls';
import { MAX_PAGES, MAX_RESULTS } from './transport/shapes';

/** How many pages of a list are read at a time; the service allows 200 calls a second. */
const MAX_CALLS = 4;
/**
 * Far longer than 10,000 documents take. A visitor waits no longer than this; later responses are kept for the next
 * one.
 */
const MAX_MS = 10_000;

/** The transport tells which version a page belongs to. */
type Page<T extends PrismicDocument> = Query<T> & { contentRef?: string };

/** Reads one page of a list. With `no-cache`, the service is asked even if an answer of this version is kept. */
type ReadPage<T extends PrismicDocument> = (part: {
  page?: number;
  pageSize: number;
  fetchOptions?: { cache: 'no-cache' };
}) => Promise<Query<T>>;

async function readPages<T extends PrismicDocument>(readPage: ReadPage<T>): Promise<T[]> {
  const first = await readPage({ pageSize: MAX_RESULTS });
  // The service may return fewer results per page than requested.
  const count = Math.ceil(first.total_results_size / first.results_per_page);
  if (!(count <= MAX_PAGES)) throw new ContentFault('the list is too long', { isDoubt: true });
  const limit = limitCalls(MAX_CALLS);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    // Even if another one fails: what arrives is kept for the next attempt.
    limit(() => readPage({ page: index + 2, pageSize: MAX_RESULTS })),
  );
  const pages: Page<T>[] = [first, ...(await Promise.all(others))];
  // A document that has since moved to another page would be missing.
  if (new Set(pages.map(({ contentRef }) => contentRef)).size > 1)
    throw new Error('the pages of the list are of several versions');
  const documents = pages.flatMap(({ results }) => results);
  const ids = new Set(documents.map(({ id }) => id));
  if (ids.size !== first.total_results_size)
    throw new ContentFault('the pages of the list do not add up', { isDoubt: true });
  return documents;
}

/** If a list cannot be right, one of its pages may have been kept while the service was wrong: all are requested again. */
async function readSoundPages<T extends PrismicDocument>(readPage: ReadPage<T>): Promise<T[]> {
  try {
    return await readPages(readPage);
  } catch (error) {
    if (!(error instanceof ContentFault && error.isDoubt)) throw error;
    return readPages((part) => readPage({ ...part, fetchOptions: { cache: 'no-cache' } }));
  }
}

/**
 * Returns all documents of a query. The client's own `getAll…` methods follow a list as long as it names a next page
 * and pause for half a second after each: half a minute for 5,000 documents.
 * @throws if the list takes longer than `maxMs`
 */
export async function readList<T extends PrismicDocument>(
  readPage: ReadPage<T>,
  maxMs = MAX_MS,
): Promise<T[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    if (maxMs === Infinity) return;
    timer = setTimeout(() => reject(new Error(`the list took more than ${maxMs} ms`)), maxMs);
  });
  try {
    return await Promise.race([readSoundPages(readPage), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
