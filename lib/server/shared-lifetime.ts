/** Next's value for pages that it renders periodically, which would let a cache serve one that is a year old. */
const NEXT_LIFETIME = /^s-maxage=\d+, stale-while-revalidate=\d+$/;

/**
 * In seconds: how long caches in front of this server may serve a page without asking, while they ask, and while the
 * server is down.
 */
export const FRESH_SECONDS = 5;
const STALE_SECONDS = 30;
const FAILING_SECONDS = 7 * 24 * 60 * 60;

const LIFETIME = [
  `s-maxage=${FRESH_SECONDS}`,
  `stale-while-revalidate=${STALE_SECONDS}`,
  `stale-if-error=${FAILING_SECONDS}`,
].join(', ');

/** Replaces Next's value for shared caches; returns any other value unchanged. */
export const toSharedLifetime = (cacheControl: string): string =>
  NEXT_LIFETIME.test(cacheControl) ? LIFETIME : cacheControl;
