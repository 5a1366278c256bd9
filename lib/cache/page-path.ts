/**
 * The path of a page in a key of Next's page cache, which names the route before it, as in
 * `/route-cache/APP_PAGE/<hash>/$/en/faq`.
 */
export const toPagePath = (key: string): string => key.replace(/^\/route-cache\/[^$]*\/\$/, '');
