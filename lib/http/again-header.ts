/** Marks a request that this server makes to itself for a page that has just failed. */
export const AGAIN_HEADER = 'x-asked-again';
