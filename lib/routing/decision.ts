import type { Locale } from '@/lib/i18n/locales';
import { isInternal, localizePath } from '@/lib/site/paths';
import type { LocalePaths } from '@/lib/site/locale-paths';

/** A redirect; `from` has no language prefix and applies to one language, or to all if none is given. */
export type RedirectRule = { from: string; to: string; permanent: boolean; locale?: Locale };

export type RouteDecision =
  | { kind: 'page'; locale: Locale; rewrite: string | null; keepsQuery?: true }
  | { kind: 'markdown' | 'picture'; locale: Locale; rewrite: string }
  | { kind: 'data'; rewrite: string }
  | { kind: 'redirect'; target: string; status: 307 | 308 }
  | { kind: 'missing'; locale: Locale };

export type RouteFacts = { paths: LocalePaths; rules: readonly RedirectRule[] };

/** Returns a redirect in a language; for a file beside a page, to the file beside the new page. */
export function toRedirect({ to, permanent }: RedirectRule, locale: Locale, file: string | null) {
  const page = localizePath(to, locale);
  const hasFile = file !== null && isInternal(to) && page.endsWith('/');
  const target = hasFile ? page + file : page;
  return { kind: 'redirect' as const, target, status: permanent ? (308 as const) : (307 as const) };
}
