import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { isFaucetId } from './faucet';
import { getSection, localizePath, splitLocale, withTrailingSlash } from './paths';

/** A redirect of the build manifest; `from` has no language prefix and holds in every language. */
export type RedirectRule = { from: string; to: string; permanent: boolean };

export type RouteDecision =
  | { kind: 'page'; locale: Locale; rewrite: string | null }
  | { kind: 'redirect'; target: string; status: 307 | 308 }
  | { kind: 'missing'; locale: Locale; rewrite: string };

export type RouteFacts = { paths: ReadonlySet<string>; rules: readonly RedirectRule[] };

export const MISSING_SEGMENT = 'missing';

/**
 * Says what a request for `pathname` gets: the page, under its internal address where that differs,
 * a redirect, or the missing page. `facts.paths` are the site's paths without language prefix.
 */
export function decideRoute(pathname: string, facts: RouteFacts): RouteDecision {
  const { locale, path: open } = splitLocale(pathname);
  const path = withTrailingSlash(open);
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;

  const rule = facts.rules.find(({ from }) => from === path);
  if (rule) {
    return {
      kind: 'redirect',
      target: localizePath(rule.to, locale),
      status: rule.permanent ? 308 : 307,
    };
  }

  const isBadFaucet = /^\/faucet\/[^/]+\/$/.test(path) && !isFaucetId(path.split('/')[2] ?? '');
  const isInternalName = getSection(path) === DEFAULT_LOCALE;
  if (isBadFaucet || isInternalName || !facts.paths.has(path)) {
    return { kind: 'missing', locale, rewrite: `/${locale}/${MISSING_SEGMENT}/` };
  }
  return { kind: 'page', locale, rewrite: prefix ? null : `/${locale}${path}` };
}
