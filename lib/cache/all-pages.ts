/** The tag that Next gives every page below the root layout. */
export const ALL_PAGES_TAG = '_N_T_/layout';

/** How long a page that was published anew may still be served while it cannot be rendered: a year, in seconds. */
export const KEEP_SECONDS = 365 * 24 * 60 * 60;
