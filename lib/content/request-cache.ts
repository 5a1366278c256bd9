import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';

type Reads = Map<unknown, Map<string, unknown>>;

const shared = new AsyncLocalStorage<Reads>();

/**
 * Makes everything that goes through `readOnce` read once while many pages are generated. React's `cache` covers the
 * render of a page, but not a route handler.
 */
export const shareReads = <T>(make: () => T): T =>
  shared.getStore() ? make() : shared.run(new Map(), make);

/** True while many pages are generated, when one list of all documents is cheaper than a query for each. */
export const isSharingReads = (): boolean => shared.getStore() !== undefined;

/** Reads once per arguments, within a page render or a `shareReads` call. */
export function readOnce<Args extends string[], T>(read: (...args: Args) => T) {
  const readInPage = cache(read);
  return (...args: Args): T => {
    const reads = shared.getStore();
    if (!reads) return readInPage(...args);
    const known = reads.get(read) ?? new Map<string, unknown>();
    reads.set(read, known);
    const key = JSON.stringify(args);
    if (!known.has(key)) known.set(key, read(...args));
    return known.get(key) as T;
  };
}
