import type { SearchPage } from './shapes';

type Options = {
  /** The page of a list whose first document was published last, at a ref. */
  askForNewest: (ref: string) => Promise<SearchPage>;
};

/**
 * Makes what tells whether a version has a document that was published later than all of another: false also where the
 * service does not say, as of a version that it has forgotten.
 */
export function createVersionDates({ askForNewest }: Options) {
  /** Milliseconds since 1970; not a number for a version without documents. */
  async function getDate(ref: string): Promise<number> {
    const [newest] = (await askForNewest(ref)).results;
    return Date.parse(String(newest?.last_publication_date));
  }

  return async function isLater(ref: string, other: string): Promise<boolean> {
    try {
      const [date, otherDate] = await Promise.all([getDate(ref), getDate(other)]);
      return date > otherDate;
    } catch {
      return false;
    }
  };
}
