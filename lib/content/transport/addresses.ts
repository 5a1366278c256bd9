/** What differs between two calls of the same query: the version, who asks, and by which client. */
const NO_QUERY = ['ref', 'access_token', 'x-c', 'x-d'];

const ALL_OF_TYPE = /^\[\[at\(document\.type,\s*"([^"\\]+)"\)\]\]$/;

const getFilter = (address: string) => new URL(address).searchParams.getAll('q').join('');

/** The type of a query for all documents of one; null for any other query. */
export const getType = (address: string): string | null =>
  ALL_OF_TYPE.exec(getFilter(address))?.[1] ?? null;

/** True for a query for all documents of some types. */
export const isList = (address: string): boolean => getFilter(address).includes('(document.type,');

/** What a query asks, whoever asks it and of whichever version. */
export function toQuery(address: string): string {
  const url = new URL(address);
  for (const name of NO_QUERY) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}

/** The same query of another version. */
export function withRef(address: string, ref: string): string {
  const url = new URL(address);
  url.searchParams.set('ref', ref);
  return url.href;
}

/** The same query for another page of its list. */
export function withPage(address: string, page: number): string {
  const url = new URL(address);
  url.searchParams.set('page', String(page));
  return url.href;
}

/** The query for documents by id, in any language, of the version that an address asks for. */
export function withIds(address: string, ids: readonly string[]): string {
  const url = new URL(address);
  for (const name of ['page', 'orderings']) url.searchParams.delete(name);
  url.searchParams.set('q', `[[in(document.id, ${JSON.stringify(ids)})]]`);
  url.searchParams.set('lang', '*');
  url.searchParams.set('pageSize', '100');
  return url.href;
}

/** The query for the document that was published last, of the version that an address asks for. */
export function toNewest(address: string): string {
  const url = new URL(address);
  for (const name of ['page', 'q']) url.searchParams.delete(name);
  url.searchParams.set('lang', '*');
  url.searchParams.set('pageSize', '1');
  url.searchParams.set('orderings', '[document.last_publication_date desc]');
  return url.href;
}
