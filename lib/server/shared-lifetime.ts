/** What Next says of pages that it renders again from time to time: a cache may show one that is a year old. */
const NEXT_LIFETIME = /^s-maxage=\d+, stale-while-revalidate=\d+$/;

/**
 * How long a page may be shown by caches in front of this server without asking, for how long more while they ask, and
 * for how long while nobody answers; in seconds.
 */
export const FRESH_SECONDS = 5;
const STALE_SECONDS = 30;
const FAILING_SECONDS = 7 * 24 * 60 * 60;

const LIFETIME = [
  `s-maxage=${FRESH_SECONDS}`,
  `stale-while-revalidate=${STALE_SECONDS}`,
  `stale-if-error=${FAILING_SECONDS}`,
].join(', ');

/** What to tell shared caches instead of what Next says; anything else stays as it is. */
export const toSharedLifetime = (cacheControl: string): string =>
  NEXT_LIFETIME.test(cacheControl) ? LIFETIME : cacheControl;
