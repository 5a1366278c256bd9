import type { PrismicDocument, Query } from '@prismicio/client';
import type { ContentSet } from './content-set';
import type { SearchQuery } from './search-query';
import type { StoredDocument } from './types';

/** All documents that a query finds, in its order. */
export function findDocuments(content: ContentSet, query: SearchQuery): StoredDocument[] {
  const { lang, filters, compare, after } = query;
  const found = content.documents
    .filter((document) => lang === '*' || document.lang === lang)
    .filter((document) => filters.every((matches) => matches(document)))
    .sort(compare);
  if (after === undefined) return found;
  // Past an unknown document there is nothing; the whole list again would loop a reader by cursor.
  const position = found.findIndex(({ id }) => id === after);
  return position < 0 ? [] : found.slice(position + 1);
}

function toPageUrl(url: URL, page: number): string {
  const target = new URL(url);
  target.searchParams.set('page', String(page));
  return target.toString();
}

/** One page of a result in the Content API's envelope. */
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
