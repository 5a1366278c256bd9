import { LRUCache } from 'lru-cache';
import { ContentFault } from './content-fault';

/** Of all pages of one list: some five thousand documents. */
const MAX_LENGTH = 128 * 1024 * 1024;
/** How many lists are remembered; a site reads a dozen. */
const MAX_LISTS = 50;

/**
 * Keeps a list from growing for ever: the client asks for the next page as long as an answer names one, and collects
 * them all.
 * @param maxLength of the texts of all pages of a list, in characters
 * @returns a function that takes note of an answer. @throws {ContentFault} if it is not the page that was asked for, or
 * makes the list too long
 */
export function createListLimit(maxLength = MAX_LENGTH) {
  /** Lengths by page, by list. */
  const lists = new LRUCache<string, Map<number, number>>({ max: MAX_LISTS });
  return (url: string, page: unknown, length: number): void => {
    const address = new URL(url);
    const asked = Number(address.searchParams.get('page') ?? 1);
    if (page !== asked) {
      throw new ContentFault('an answer is another page of its list than was asked for');
    }
    address.searchParams.delete('page');
    const known = (asked > 1 && lists.get(address.search)) || new Map<number, number>();
    lists.set(address.search, known.set(asked, length));
    const total = [...known.values()].reduce((sum, one) => sum + one, 0);
    if (total > maxLength) throw new ContentFault('a list is too long');
  };
}
