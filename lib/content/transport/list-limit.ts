import { LRUCache } from 'lru-cache';
import { ContentFault } from './content-fault';

/**
 * For all pages of one list: a thousand of this site's longest documents. Parsed, the text takes several times as much
 * of a 1 GB heap, for each page that renders it.
 */
const MAX_LENGTH = 48 * 1024 * 1024;
/** How many lists are remembered; a site reads a dozen. */
const MAX_LISTS = 50;

/** A page as the answer describes it; `length` is that of its text. */
type ListPage = { page: unknown; length: number; total?: number; size?: number | undefined };

/** What is known about a list: the length of each page's text, and the total and page size from its first page. */
type List = { lengths: Map<number, number> } & Pick<ListPage, 'total' | 'size'>;

const differ = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/**
 * Keeps a list from growing without bound, and its pages from belonging to different lists.
 * @param maxLength limit for the texts of all pages of a list, in characters
 * @returns a function that records an answer. @throws {ContentFault} if it is not the requested page, makes the list
 * too long, or has a different total or page size from the first page
 */
export function createListLimit(maxLength = MAX_LENGTH) {
  const lists = new LRUCache<string, List>({ max: MAX_LISTS });
  return (url: string, { page, length, total, size }: ListPage): void => {
    const address = new URL(url);
    const asked = Number(address.searchParams.get('page') ?? 1);
    if (page !== asked) {
      throw new ContentFault('an answer is another page of its list than was asked for');
    }
    address.searchParams.delete('page');
    const known = asked > 1 ? lists.get(address.search) : undefined;
    if (differ(known?.total, total) || differ(known?.size, size)) {
      throw new ContentFault('the pages of a list do not agree', { isDoubt: true });
    }
    const lengths = known?.lengths ?? new Map<number, number>();
    lengths.set(asked, length);
    const first = asked > 1 ? known : { total, size };
    lists.set(address.search, { ...first, lengths });
    const sum = [...lengths.values()].reduce((left, right) => left + right, 0);
    if (sum > maxLength) throw new ContentFault('a list is too long');
  };
}
