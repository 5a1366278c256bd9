import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';

type Reads = Map<unknown, Map<string, unknown>>;

const shared = new AsyncLocalStorage<Reads>();

/**
 * Has everything that goes through `readOnce` read once while many pages are made. React's `cache` does so for the
 * render of a page alone, not for a route handler.
 */
export const shareReads = <T>(make: () => T): T =>
  shared.getStore() ? make() : shared.run(new Map(), make);

/** True while many pages are made, for which one list of all documents costs less than a query for each. */
export const isSharingReads = (): boolean => shared.getStore() !== undefined;

/** Reads once for the same arguments, within a page or within what `shareReads` makes. */
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
