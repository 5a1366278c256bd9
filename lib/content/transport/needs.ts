import type { SearchPage } from './shapes';

/** The documents that every page needs: without them, a version of the content cannot carry the site. */
export type Needs = {
  /** Address of a query for all of them, at a ref. */
  toQuery: (ref: string) => string;
  /** True for their types. */
  isType: (type: string) => boolean;
  /** What the answer of that query lacks; null for nothing. */
  findLack: (page: SearchPage) => string | null;
};
