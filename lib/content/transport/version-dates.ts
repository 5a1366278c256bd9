import type { SearchPage } from './shapes';

type Options = {
  /** Returns a list whose first document is the most recently published at a ref. */
  askForNewest: (ref: string) => Promise<SearchPage>;
};

/** Compares content versions by their most recently published documents. */
export function createVersionDates({ askForNewest }: Options) {
  /** In milliseconds since 1970; NaN for a version without documents. */
  async function getDate(ref: string): Promise<number> {
    const [newest] = (await askForNewest(ref)).results;
    return Date.parse(String(newest?.last_publication_date));
  }

  /** Also false if the service cannot tell, for example because it has forgotten the version. */
  return async function isLater(ref: string, other: string): Promise<boolean> {
    try {
      const [date, otherDate] = await Promise.all([getDate(ref), getDate(other)]);
      return date > otherDate;
    } catch {
      return false;
    }
  };
}
