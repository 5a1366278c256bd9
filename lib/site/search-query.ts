export const SEARCH_PATH = '/search/';
export const SEARCH_PARAMETER = 'q';

/** Stands in the internal address for no query at all. */
const NO_QUERY = '-';
/** In characters; what is longer names nothing on the site. */
const MAX_LENGTH = 80;

/** A query as it is searched for: without control characters, trimmed, and no longer than any name on the site. */
export const toQuery = (text: string): string =>
  [...text.normalize('NFKC').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')]
    .slice(0, MAX_LENGTH)
    .join('')
    .trim();

/** A query as a segment of the internal address, whatever characters it has. */
export const toQuerySegment = (query: string): string =>
  query ? Buffer.from(query).toString('base64url') : NO_QUERY;

/** The query of a segment; empty for a segment that holds none. */
export const fromQuerySegment = (segment: string): string =>
  segment === NO_QUERY ? '' : toQuery(Buffer.from(segment, 'base64url').toString());
