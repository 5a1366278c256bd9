import { ContentFault } from './content-fault';

/** Of all pages of one list: some five thousand documents. */
const MAX_LENGTH = 128 * 1024 * 1024;
/** Lists of which the lengths are known; a site reads a dozen. */
const MAX_LISTS = 50;

/**
 * Keeps a list from growing for ever: the client asks for the next page as long as an answer names one, and collects
 * them all.
 * @param maxLength of the texts of all pages of a list, in characters
 * @returns notes an answer. @throws {ContentFault} when it is not the page that was asked for, or one too many
 */
export function createListLimit(maxLength = MAX_LENGTH) {
  /** Lengths by page, by list. */
  const lists = new Map<string, Map<number, number>>();
  return (url: string, page: unknown, length: number): void => {
    const address = new URL(url);
    const asked = Number(address.searchParams.get('page') ?? 1);
    if (page !== asked) {
      throw new ContentFault('an answer is another page of its list than was asked for');
    }
    address.searchParams.delete('page');
    const known = (asked > 1 && lists.get(address.search)) || new Map<number, number>();
    lists.delete(address.search);
    if (lists.size >= MAX_LISTS) lists.clear();
    lists.set(address.search, known.set(asked, length));
    const total = [...known.values()].reduce((sum, one) => sum + one, 0);
    if (total > maxLength) throw new ContentFault('a list is too long');
  };
}
