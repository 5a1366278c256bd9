import { DEFAULT_LOCALE, LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getNearestPath } from './locale-paths';

/** Sections that other systems serve on this host, with separate paths for Chinese. */
const CHINESE_TARGETS: Record<string, string> = {
  docs: '/docs/cn',
  explorer: '/explorer/cn',
  explorers: '/explorers/cn',
  blog: '/blog/cn/',
};

/** The account screens, which are not part of this site. */
export const DASHBOARD_PATH = '/account/';

export type LocalPath = { locale: Locale; path: string };

/** Splits a public path into its language and the path without prefix: `/cn/nodes/` gives cn and `/nodes/`. */
export function splitLocale(pathname: string): LocalPath {
  for (const locale of LOCALE_KEYS) {
    const { prefix } = LOCALES[locale];
    if (
      prefix &&
      (pathname === prefix ||
        (/^[/?#]/.test(pathname.slice(prefix.length)) && pathname.startsWith(prefix)))
    ) {
      return { locale, path: pathname.slice(prefix.length) || '/' };
    }
  }
  return { locale: DEFAULT_LOCALE, path: pathname || '/' };
}

/** Returns the first segment of a path without language prefix, such as `docs` for `/docs/guides`. */
export function getSection(path: string): string {
  return path.split(/[/?#]/)[1] ?? '';
}

/** True for paths on this host that other systems serve, so that links to them load a full page. */
export function isServedElsewhere(path: string): boolean {
  return Object.hasOwn(CHINESE_TARGETS, getSection(path));
}

/** Internal links start with a single slash or a hash; all others are external. */
export function isInternal(href: string): boolean {
  return href.startsWith('#') || (href.startsWith('/') && !href.startsWith('//'));
}

/** Removes the query and hash from a path. */
export const cutQuery = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

/** True for the path of a file, such as `/kit.zip`; files are the same in every language. */
export function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(cutQuery(path));
}

/** Adds the trailing slash that every route has; file names, queries and hashes stay unchanged. */
export function withTrailingSlash(path: string): string {
  const pathname = cutQuery(path);
  if (pathname.endsWith('/') || isFile(path)) return path;
  return `${pathname}/${path.slice(pathname.length)}`;
}

/**
 * Returns an internal path in a language. Sections served elsewhere have separate Chinese paths. A path with a language
 * prefix, an anchor and an external URL are returned unchanged.
 */
export function localizePath(path: string, locale: Locale): string {
  if (!isInternal(path) || path.startsWith('#') || isFile(path)) return path;
  if (splitLocale(path).locale !== DEFAULT_LOCALE) return path;
  const section = getSection(path);
  const target = Object.hasOwn(CHINESE_TARGETS, section) ? CHINESE_TARGETS[section] : undefined;
  if (target === undefined) return LOCALES[locale].prefix + withTrailingSlash(path);
  if (locale === DEFAULT_LOCALE) return path;
  const rest = path.slice(section.length + 1).replace(/^\//, '');
  return rest && !/^[?#]/.test(rest) ? `${target.replace(/\/$/, '')}/${rest}` : target + rest;
}

/** Removes the language from the Chinese path of a section that other systems serve: `/docs/cn/a` gives `/docs/a`. */
function toNeutralPath(path: string): string {
  const section = getSection(path);
  const target = Object.hasOwn(CHINESE_TARGETS, section) ? CHINESE_TARGETS[section] : undefined;
  const base = target?.replace(/\/$/, '');
  const isChinese = base && path.startsWith(base) && /^(?:[/?#]|$)/.test(path.slice(base.length));
  return isChinese ? `/${section}${path.slice(base.length)}` : path;
}

/**
 * Returns the same page in another language, or the nearest one above it if this language lacks the page; `pathname` is
 * a public path, possibly with a query and a hash.
 */
export function switchLocale(
  pathname: string,
  locale: Locale,
  missing: readonly string[] = [],
): string {
  const path = toNeutralPath(splitLocale(pathname).path);
  return localizePath(getNearestPath(path, missing), locale);
}

/** Returns the URL of the current page in another language, which lacks the missing ones. */
export const getSwitchedAddress = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  locale: Locale,
  missing?: readonly string[],
): string => switchLocale(pathname, locale, missing) + search + hash;

/** Converts the router's path, where the default language has a segment too, to its public form. */
export function toPublicPath(pathname: string): string {
  const internal = `/${DEFAULT_LOCALE}`;
  const isPrefixed = pathname === internal || pathname.startsWith(`${internal}/`);
  return withTrailingSlash(isPrefixed ? pathname.slice(internal.length) || '/' : pathname);
}

/** An IP address, which has no subdomains. */
const IP_HOST = /^(?:\[|\d+(?:\.\d+){3}(?::|$))/;

/** Returns the URL of a site's account subdomain: `account.example.org` for `www.example.org`. */
export function getDashboardUrl(site: { protocol: string; host: string }): string {
  if (IP_HOST.test(site.host)) return `${site.protocol}//${site.host}${DASHBOARD_PATH}`;
  return `${site.protocol}//account.${site.host.replace(/^www\./, '')}/`;
}
