import type { SearchPage } from './shapes';

/** The documents that every page needs: without them, a content version cannot be shown. */
export type Needs = {
  /** Returns the URL of a query for all of them, at a ref. */
  toQuery: (ref: string) => string;
  /** True for one of their types. */
  isType: (type: string) => boolean;
  /** Returns what the answer to that query lacks; null if nothing. */
  findLack: (page: SearchPage) => string | null;
};
