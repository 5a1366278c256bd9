import type { PublishedRedirect } from '@/lib/content/redirects';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import type { LocalePaths } from '@/lib/site/locale-paths';
import { cutQuery, withTrailingSlash } from '@/lib/site/paths';
import type { RedirectRule } from './decision';

const toKey = (locale: string, path: string) => `${locale} ${path}`;

/** The path of a target that may itself have moved. */
const toPath = (target: string) => withTrailingSlash(cutQuery(target));

/**
 * The rules of the build and those that are published, as one list without detours: each leads to where the last of
 * them leads. A page that is there is served rather than redirected, and what would lead in a circle is left out.
 */
export function joinRules(
  fixed: readonly RedirectRule[],
  published: readonly PublishedRedirect[],
  paths: LocalePaths,
): RedirectRule[] {
  const rules = new Map<string, PublishedRedirect>();
  for (const { locale, ...rule } of fixed) {
    for (const key of locale ? [locale] : LOCALE_KEYS) {
      rules.set(toKey(key, rule.from), { ...rule, locale: key });
    }
  }
  for (const rule of published) {
    const key = toKey(rule.locale, rule.from);
    if (!rules.has(key) && !paths[rule.locale].has(rule.from)) rules.set(key, rule);
  }

  function follow(rule: PublishedRedirect): RedirectRule[] {
    const seen = new Set([rule.from]);
    let { to, permanent } = rule;
    for (;;) {
      const path = toPath(to);
      if (seen.has(path)) return [];
      const next = rules.get(toKey(rule.locale, path));
      if (!next) return [{ ...rule, to, permanent }];
      seen.add(path);
      to = next.to;
      permanent &&= next.permanent;
    }
  }
  return [...rules.values()].flatMap(follow);
}
