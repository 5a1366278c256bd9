import type { SearchPage } from './shapes';

type Options = {
  /** The page of a list whose first document was published last, at a ref. */
  askForNewest: (ref: string) => Promise<SearchPage>;
};

/** Compares versions of the content by the document that was published last. */
export function createVersionDates({ askForNewest }: Options) {
  /** Milliseconds since 1970; not a number for a version without documents. */
  async function getDate(ref: string): Promise<number> {
    const [newest] = (await askForNewest(ref)).results;
    return Date.parse(String(newest?.last_publication_date));
  }

  /** False also where the service does not say, as of a version that it has forgotten. */
  return async function isLater(ref: string, other: string): Promise<boolean> {
    try {
      const [date, otherDate] = await Promise.all([getDate(ref), getDate(other)]);
      return date > otherDate;
    } catch {
      return false;
    }
  };
}
