/** Marks the 503 response for too many new pages waiting to be rendered. */
export const BUSY_HEADER = 'x-site-busy';
