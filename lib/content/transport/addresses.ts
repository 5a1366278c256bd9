/** What differs between two calls of the same query: the version, who asks, and by which client. */
const NO_QUERY = ['ref', 'access_token', 'x-c', 'x-d'];

/** What a query asks, whoever asks it and of whichever version. */
export function toQuery(address: string): string {
  const url = new URL(address);
  for (const name of NO_QUERY) url.searchParams.delete(name);
  return url.href;
}

/** The same query of another version. */
export function withRef(address: string, ref: string): string {
  const url = new URL(address);
  url.searchParams.set('ref', ref);
  return url.href;
}
