import { getFileChain, isDataPath } from '@/lib/directory/data-paths';
import { readFieldErrors, toFieldErrorQuery } from '@/lib/forms/field-errors';
import { CHECK_PATH } from '@/lib/forms/outcomes';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { toEstimateText } from '@/lib/quotes/estimate-text';
import { parseQuote, toQuoteField } from '@/lib/quotes/quote-request';
import { isFaucetId } from '@/lib/chains/faucet-ids';
import {
  CALCULATOR_PATH,
  CONTACT_PATH,
  EMBED_PATH,
  ESTIMATE_PATH,
  getChainPath,
  LLMS_FULL_PATH,
  LLMS_PATH,
  MARKDOWN_FILE,
  PICTURE_FILE,
  QUOTE_PATH,
  SEARCH_FILE,
  DIRECTORY_PATH,
  getMethodPath,
} from '@/lib/site/addresses';
import { splitLocale, withTrailingSlash, localizePath } from '@/lib/site/paths';
import { SEARCH_PARAMETER, SEARCH_PATH, toQuery, toQuerySegment } from '@/lib/site/search-query';
import { findChainKey } from '@/lib/chains/aliases';
import {
  COMPARE_PATH,
  NONE_COMPARED,
  getCompareAddress,
  getComparedKeys,
} from '@/lib/directory/compare';
import { findSlug } from '@/lib/methods/pages';
import { toRedirect, type RouteDecision, type RouteFacts } from './decision';
import { isReserved } from './missing';
import { SIMULATOR_PATH, UNLISTED_PATHS } from './unlisted-paths';

/** Folders of `app` that generate files: pages as Markdown, data, social pictures. No public path begins with them. */
const MARKDOWN_SEGMENT = 'markdown';
const DATA_SEGMENT = 'data';
const PICTURE_SEGMENT = 'og';

/** Handles the page of a method requested by its chain's name or in another letter case; null for any other path. */
function decideMethodName(
  path: string,
  { paths }: RouteFacts,
  { locale, file }: { locale: Locale; file: string | null },
): RouteDecision | null {
  const [, name, given] = /^\/nodes\/([^/]+)\/([^/]+)\/$/.exec(path) ?? [];
  if (!name || !given || paths[locale].has(path)) return null;
  const key = findChainKey(name);
  const slug = key && findSlug(key, given);
  const to = key && slug ? getMethodPath(key, slug) : '';
  return paths[locale].has(to)
    ? toRedirect({ from: path, to, permanent: true }, locale, file)
    : null;
}

/** Handles the comparison page, whose query selects the chains; null for any other path. */
function decideComparison(
  path: string,
  { paths }: RouteFacts,
  { locale, search, file }: { locale: Locale; search: string; file: string | null },
): RouteDecision | null {
  if (path === COMPARE_PATH) {
    const keys = getComparedKeys(search, paths[locale]).join(',') || NONE_COMPARED;
    if (file === PICTURE_FILE) {
      const rewrite = `/${PICTURE_SEGMENT}/${locale}${COMPARE_PATH}${keys}/`;
      return { kind: 'picture', locale, rewrite };
    }
    if (file) return { kind: 'missing', locale };
    return { kind: 'page', locale, rewrite: `/${locale}${COMPARE_PATH}${keys}/` };
  }
  const short = path === DIRECTORY_PATH ? getComparedKeys(search, paths[locale], 'compare') : [];
  if (short.length === 0) return null;
  return { kind: 'redirect', target: localizePath(getCompareAddress(short), locale), status: 307 };
}

/** Handles the page of an estimate, which its query holds; null for any other path. */
function decideEstimate(
  path: string,
  { paths }: RouteFacts,
  { locale, search, file }: { locale: Locale; search: string; file: string | null },
): RouteDecision | null {
  if (path !== ESTIMATE_PATH) return null;
  if (file || !paths[locale].has(CALCULATOR_PATH)) return { kind: 'missing', locale };
  const text = toEstimateText(search);
  return text
    ? {
        kind: 'page',
        locale,
        rewrite: `/${locale}${ESTIMATE_PATH}${encodeURIComponent(text)}/`,
      }
    : { kind: 'redirect', target: localizePath(CALCULATOR_PATH, locale), status: 307 };
}

/** Handles the page of a chain requested by name instead of key; null for any other path. */
function decideChainName(
  path: string,
  { paths }: RouteFacts,
  { locale, file }: { locale: Locale; file: string | null },
): RouteDecision | null {
  const [, name] = /^\/nodes\/([^/]+)\/$/.exec(path) ?? [];
  if (!name || paths[locale].has(path)) return null;
  const to = getChainPath(findChainKey(name) ?? '');
  return paths[locale].has(to)
    ? toRedirect({ from: path, to, permanent: true }, locale, file)
    : null;
}

const EMBED = /^\/embed\/(?:calculator|status\/([^/]+))\/$/;

/** Handles what other sites show in frames; null for any other path. Its route lies outside the folder of pages. */
function decideEmbed(
  path: string,
  { paths }: RouteFacts,
  { locale, file }: { locale: Locale; file: string | null },
): RouteDecision | null {
  const [found, chain] = EMBED.exec(path) ?? [];
  if (!found) return null;
  const isKnown = paths[locale].has(chain ? getChainPath(chain) : CALCULATOR_PATH);
  if (!isKnown || file) return { kind: 'missing', locale };
  const rest = path.slice(EMBED_PATH.length);
  return { kind: 'page', locale, rewrite: `${EMBED_PATH}${locale}/${rest}` };
}

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

  if ([LLMS_PATH, LLMS_FULL_PATH, SEARCH_FILE].includes(path)) {
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
  const embed = decideEmbed(path, facts, { locale, file });
  if (embed) return embed;
  const comparison = decideComparison(path, facts, { locale, search, file });
  if (comparison) return comparison;

  const estimate = decideEstimate(path, facts, { locale, search, file });
  if (estimate) return estimate;

  if (path === SEARCH_PATH) {
    if (file) return { kind: 'missing', locale };
    const query = toQuery(new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '');
    return { kind: 'page', locale, rewrite: `/${locale}${path}${toQuerySegment(query)}/` };
  }

  const fieldErrors = path === CHECK_PATH ? toFieldErrorQuery(readFieldErrors(search)) : '';
  if (fieldErrors)
    return { kind: 'page', locale, rewrite: `/${locale}${CHECK_PATH}${fieldErrors}/` };

  const quote = path === CONTACT_PATH && !file ? toQuoteField(parseQuote(search)) : '';
  if (quote) {
    return {
      kind: 'page',
      locale,
      rewrite: `/${locale}${QUOTE_PATH}${encodeURIComponent(quote)}/`,
    };
  }

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
