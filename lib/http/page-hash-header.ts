/** Tells the server which version of a cached page this is; it leaves with none. */
export const PAGE_HASH_HEADER = 'x-page-hash';
