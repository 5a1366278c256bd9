/** Marks the answer that stands in for a page that is not rendered now, since too many wait for it. */
export const BUSY_HEADER = 'x-site-busy';
