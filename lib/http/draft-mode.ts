/** Next's name for the cookie of draft mode, which holds a secret of the build. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** By it the middleware tells a page that is previewed its public address. */
export const PREVIEWED_PATH_HEADER = 'x-previewed-path';
