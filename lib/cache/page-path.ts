/**
 * Extracts a page's path from a key of Next's page cache, which begins with the route, as in
 * `/route-cache/APP_PAGE/<hash>/$/en/faq`.
 */
export const toPagePath = (key: string): string => key.replace(/^\/route-cache\/[^$]*\/\$/, '');
