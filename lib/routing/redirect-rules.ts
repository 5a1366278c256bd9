import type { PublishedRedirect } from '@/lib/content/redirects';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import type { LocalePaths } from '@/lib/site/locale-paths';
import { cutQuery, withTrailingSlash } from '@/lib/site/paths';
import type { RedirectRule } from './decision';

const toKey = (locale: string, path: string) => `${locale} ${path}`;

/** The path of a target that may itself have moved. */
const toPath = (target: string) => withTrailingSlash(cutQuery(target));

type End = Pick<RedirectRule, 'to' | 'permanent'>;

/** Follows the rules from one on, and records where each of them leads, so that none is followed twice. */
function setEnds(
  start: string,
  rules: ReadonlyMap<string, PublishedRedirect>,
  ends: Map<string, End | null>,
): void {
  const way = new Map<string, PublishedRedirect>();
  let key = start;
  for (let rule = rules.get(key); rule && !ends.has(key) && !way.has(key); rule = rules.get(key)) {
    way.set(key, rule);
    key = toKey(rule.locale, toPath(rule.to));
  }
  let end = way.has(key) ? null : ends.get(key);
  for (const [passed, { to, permanent }] of [...way].reverse()) {
    if (end === undefined) end = { to, permanent };
    else if (end) end = { to: end.to, permanent: permanent && end.permanent };
    ends.set(passed, end);
  }
}

/**
 * Merges the rules of the build and the published ones without chains: each leads directly to the final target. A page
 * that exists is served rather than redirected, and loops are left out.
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

  /** The final target of each rule; null for a loop. */
  const ends = new Map<string, End | null>();
  for (const start of rules.keys()) setEnds(start, rules, ends);
  return [...rules].flatMap(([key, rule]) => {
    const end = ends.get(key);
    return end ? [{ ...rule, ...end }] : [];
  });
}
