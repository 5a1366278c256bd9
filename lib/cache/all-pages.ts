/** The tag that Next gives every page under the root layout. */
export const ALL_PAGES_TAG = '_N_T_/layout';

/** How long an outdated page may be served while it cannot be rendered again: a year, in seconds. */
export const KEEP_SECONDS = 365 * 24 * 60 * 60;
