import { getFileChain, isDataPath } from '@/lib/directory/data-paths';
import { readFieldErrors, toFieldErrorQuery } from '@/lib/forms/field-errors';
import { CHECK_PATH } from '@/lib/forms/outcomes';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { isFaucetId } from '@/lib/chains/faucet-ids';
import {
  getChainPath,
  LLMS_PATH,
  MARKDOWN_FILE,
  PICTURE_FILE,
  SEARCH_FILE,
} from '@/lib/site/addresses';
import { splitLocale, withTrailingSlash } from '@/lib/site/paths';
import { SEARCH_PARAMETER, SEARCH_PATH, toQuery, toQuerySegment } from '@/lib/site/search-query';
import { decideChainName } from './chain-names';
import { decideComparison } from './comparison';
import { decideMethodName } from './method-names';
import { toRedirect, type RouteDecision, type RouteFacts } from './decision';
import { isReserved } from './reserved-paths';
import { DATA_SEGMENT, MARKDOWN_SEGMENT, PICTURE_SEGMENT } from './segments';
import { SIMULATOR_PATH, UNLISTED_PATHS } from './unlisted-paths';

/** Splits a path into its page and, for a file made from a page, the file's name. */
function toPagePath(path: string): { path: string; file: string | null } {
  const file = [MARKDOWN_FILE, PICTURE_FILE].find((name) => path.endsWith(`/${name}`));
  return file
    ? { path: path.slice(0, -file.length), file }
    : { path: withTrailingSlash(path), file: null };
}

/** What else a request says: whether it prefers Markdown, its query, whether an editor previews. */
type RequestPreferences = { markdown?: boolean; search?: string; isPreview?: boolean };

/**
 * Decides what a request for `pathname` gets: the page, possibly at an internal path, the page as Markdown, a redirect,
 * or the missing page. A page that its language lacks is missing, whatever other languages have.
 */
export function decideRoute(
  pathname: string,
  facts: RouteFacts,
  { markdown = false, search = '', isPreview = false }: RequestPreferences = {},
): RouteDecision {
  const { locale, path: open } = splitLocale(pathname);
  const { path, file } = toPagePath(open);
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;

  if (path === LLMS_PATH || path === SEARCH_FILE) {
    return { kind: 'page', locale, rewrite: prefix ? null : `/${locale}${path}` };
  }

  if (locale === DEFAULT_LOCALE && isDataPath(path)) {
    const chain = getFileChain(path);
    // There are endless made-up names, and the handler would load all the data that files are made from.
    if (chain !== null && !facts.paths[locale].has(getChainPath(chain))) {
      return { kind: 'missing', locale };
    }
    return { kind: 'data', rewrite: `/${DATA_SEGMENT}${path}` };
  }
  const comparison = decideComparison(path, facts, { locale, search, file });
  if (comparison) return comparison;

  if (path === SEARCH_PATH) {
    if (file) return { kind: 'missing', locale };
    const query = toQuery(new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '');
    return { kind: 'page', locale, rewrite: `/${locale}${path}${toQuerySegment(query)}/` };
  }

  const fieldErrors = path === CHECK_PATH ? toFieldErrorQuery(readFieldErrors(search)) : '';
  if (fieldErrors)
    return { kind: 'page', locale, rewrite: `/${locale}${CHECK_PATH}${fieldErrors}/` };

  const rule = facts.rules.find(
    ({ from, locale: only = locale }) => from === path && only === locale,
  );
  if (rule) return toRedirect(rule, locale, file);

  const chain = decideChainName(path, facts, { locale, file });
  if (chain) return chain;
  const method = decideMethodName(path, facts, { locale, file });
  if (method) return method;

  const isBadFaucet = /^\/faucet\/[^/]+\/$/.test(path) && !isFaucetId(path.split('/')[2] ?? '');
  // A page that was never published has a path for those who preview it.
  const isKnown = isPreview || facts.paths[locale].has(path);
  if (isBadFaucet || isReserved(path) || !isKnown) {
    return { kind: 'missing', locale };
  }
  if (file && UNLISTED_PATHS.includes(path)) return { kind: 'missing', locale };
  if (file === PICTURE_FILE) {
    return { kind: 'picture', locale, rewrite: `/${PICTURE_SEGMENT}/${locale}${path}` };
  }
  if (file || (markdown && !UNLISTED_PATHS.includes(path))) {
    return { kind: 'markdown', locale, rewrite: `/${MARKDOWN_SEGMENT}/${locale}${path}` };
  }
  const page = { kind: 'page' as const, locale, rewrite: prefix ? null : `/${locale}${path}` };
  return path === SIMULATOR_PATH ? { ...page, keepsQuery: true } : page;
}
