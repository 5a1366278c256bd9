import type { PrismicDocument, Query } from '@prismicio/client';
import type { ContentSet } from './content-set';
import type { SearchQuery } from './search-query';
import type { StoredDocument } from './types';

/** Returns all documents that match a query, in its order. */
export function findDocuments(content: ContentSet, query: SearchQuery): StoredDocument[] {
  const { lang, filters, compare, after } = query;
  const found = content.documents
    .filter((document) => lang === '*' || document.lang === lang)
    .filter((document) => filters.every((matches) => matches(document)))
    .sort(compare);
  if (after === undefined) return found;
  // After an unknown document, there is nothing; returning the whole list again would send a cursor-based reader into a
  // loop.
  const position = found.findIndex(({ id }) => id === after);
  return position < 0 ? [] : found.slice(position + 1);
}

function toPageUrl(url: URL, page: number): string {
  const target = new URL(url);
  target.searchParams.set('page', String(page));
  return target.toString();
}

/** Returns one page of results in the Content API's envelope. */
export function toPage(
  found: readonly StoredDocument[],
  { page, pageSize }: SearchQuery,
  url: URL,
  write: (document: StoredDocument) => PrismicDocument,
): Query {
  const results = found.slice((page - 1) * pageSize, page * pageSize).map(write);
  const pages = Math.ceil(found.length / pageSize);
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? toPageUrl(url, page + 1) : null,
    prev_page: page > 1 ? toPageUrl(url, page - 1) : null,
    results,
  };
}
