/** Parameters that differ between calls of the same query: the version, the access token and the client. */
const NO_QUERY = ['ref', 'access_token', 'x-c', 'x-d'];

const ALL_OF_TYPE = /^\[\[at\(document\.type,\s*"([^"\\]+)"\)\]\]$/;

/** One type, or a list of them in brackets. */
const BY_TYPE = /\[(?:at|any)\(document\.type,\s*(\[[^\]]*\]|"[^"]*")\)\]/;

/** Returns all filters of a query as one text. */
export const getFilter = (address: string): string =>
  new URL(address).searchParams.getAll('q').join('');

/** Returns the types that a query names; null if it names none. */
export function getTypes(address: string): string[] | null {
  const named = BY_TYPE.exec(getFilter(address))?.[1];
  return named === undefined
    ? null
    : Array.from(named.matchAll(/"([^"]*)"/g), ([, type = '']) => type);
}

/** Returns the type if the query asks for all its documents; null for any other query. */
export const getType = (address: string): string | null =>
  ALL_OF_TYPE.exec(getFilter(address))?.[1] ?? null;

/** True for a query for all documents of some types. */
export const isList = (address: string): boolean => getFilter(address).includes('(document.type,');

/** Normalizes a query: the same for any caller and any version. */
export function toQuery(address: string): string {
  const url = new URL(address);
  for (const name of NO_QUERY) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}

/** Returns the same query at another version. */
export function withRef(address: string, ref: string): string {
  const url = new URL(address);
  url.searchParams.set('ref', ref);
  return url.href;
}

/** Returns the query for another page of the same list. */
export function withPage(address: string, page: number): string {
  const url = new URL(address);
  url.searchParams.set('page', String(page));
  return url.href;
}

/** Returns a query for documents by id, in any language, at the version of the given URL. */
export function withIds(address: string, ids: readonly string[]): string {
  const url = new URL(address);
  for (const name of ['page', 'orderings']) url.searchParams.delete(name);
  url.searchParams.set('q', `[[in(document.id, ${JSON.stringify(ids)})]]`);
  url.searchParams.set('lang', '*');
  url.searchParams.set('pageSize', '100');
  return url.href;
}

/** Returns a query for the most recently published document, at the version of the given URL. */
export function toNewest(address: string): string {
  const url = new URL(address);
  for (const name of ['page', 'q']) url.searchParams.delete(name);
  url.searchParams.set('lang', '*');
  url.searchParams.set('pageSize', '1');
  url.searchParams.set('orderings', '[document.last_publication_date desc]');
  return url.href;
}
