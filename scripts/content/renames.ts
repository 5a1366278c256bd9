import type { PublishedRedirect } from '@/lib/content/redirects';
import type { RedirectRule } from '@/lib/routing/decision';
import { splitLocale } from '@/lib/site/paths';

/** A document at a URL, with its language prefix. */
export type Placed = { id: string; url: string };

export type Rename = { from: string; to: string };

/**
 * Finds former URLs of existing documents without a redirect. A URL that another document has taken over is not lost.
 */
export function findRenames(
  before: readonly Placed[],
  now: readonly Placed[],
  rules: readonly (RedirectRule | PublishedRedirect)[],
): Rename[] {
  const urls = new Map(now.map(({ id, url }) => [id, url]));
  const taken = new Set(urls.values());
  const isLedOn = (url: string) => {
    const { locale, path } = splitLocale(url);
    return rules.some((rule) => rule.from === path && (rule.locale ?? locale) === locale);
  };
  const lost = before.flatMap(({ id, url }) => {
    const to = urls.get(id);
    return to && to !== url && !taken.has(url) && !isLedOn(url) ? [{ from: url, to }] : [];
  });
  return [...new Map(lost.map((rename) => [rename.from, rename])).values()];
}

/** Formats the redirect to add for a rename, for `lib/routing/redirects.json` or a document of type redirect. */
export function toSuggestion({ from, to }: Rename): string {
  const { locale, path } = splitLocale(from);
  const rule = { from: path, to: splitLocale(to).path, permanent: true, language: locale };
  return `${from} is now ${to}; publish a redirect: ${JSON.stringify(rule)}`;
}
