/** Identifies the version of a cached page for the server, which removes this header from the response. */
export const PAGE_HASH_HEADER = 'x-page-hash';
