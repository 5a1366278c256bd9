export const SEARCH_PATH = '/search/';
export const SEARCH_PARAMETER = 'q';

/** Represents an empty query in the internal path. */
const NO_QUERY = '-';
/** In characters; a longer query matches nothing on the site. */
const MAX_LENGTH = 80;

/** Normalizes a search query: without control characters, trimmed, and cut to the maximum length. */
export const toQuery = (text: string): string =>
  [...text.normalize('NFKC').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')]
    .slice(0, MAX_LENGTH)
    .join('')
    .trim();

/** Encodes a query, with any characters, as a segment of the internal path. */
export const toQuerySegment = (query: string): string =>
  query ? Buffer.from(query).toString('base64url') : NO_QUERY;

/** Decodes a query from its segment; empty if there is none. */
export const fromQuerySegment = (segment: string): string =>
  segment === NO_QUERY ? '' : toQuery(Buffer.from(segment, 'base64url').toString());
