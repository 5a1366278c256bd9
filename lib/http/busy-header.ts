/** Marks the 503 that is sent when too many new pages wait to be rendered. */
export const BUSY_HEADER = 'x-site-busy';
