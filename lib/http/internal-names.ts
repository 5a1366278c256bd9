/** Carries a visitor's query from the server to the middleware; anything that clients send under this name is dropped. */
export const QUERY_HEADER = 'x-original-query';

/** Next's draft-mode cookie, which holds a secret of the build. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** Carries the public URL of a previewed page from the middleware to the page. */
export const PREVIEWED_PATH_HEADER = 'x-previewed-path';

/** The query that marks the page an editor returns to after a preview has expired. */
export const PREVIEW_END = 'preview=ended';
