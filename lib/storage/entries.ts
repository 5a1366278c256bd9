/** Why something is stored; all but the first ask for the visitor's consent. */
export type Purpose = 'strictly' | 'functional' | 'statistics' | 'marketing';

type Cookie = { name: string; place: 'cookie'; purpose: Purpose; days: number };
type Entry = { name: string; place: 'local' | 'session'; purpose: Purpose };

/**
 * Everything that the site's own scripts leave in a browser. A name that ends in `*` stands for several.
 * The cookie policy lists the same, which a test sees to.
 */
export const STORED = {
  consent: { name: 'consent', place: 'cookie', purpose: 'strictly', days: 365 },
  locale: { name: 'locale', place: 'cookie', purpose: 'functional', days: 365 },
  source: { name: 'registration_source', place: 'cookie', purpose: 'marketing', days: 365 },
  sourceUrl: { name: 'registration_url', place: 'cookie', purpose: 'marketing', days: 365 },
  query: { name: 'registration_query', place: 'local', purpose: 'marketing' },
  theme: { name: 'theme', place: 'local', purpose: 'strictly' },
  announcement: { name: 'announcement', place: 'local', purpose: 'strictly' },
  offers: { name: 'offer-*', place: 'local', purpose: 'strictly' },
  languageHint: { name: 'language-hint', place: 'local', purpose: 'strictly' },
  reloads: { name: 'reloads', place: 'session', purpose: 'strictly' },
  drafts: { name: 'draft:*', place: 'session', purpose: 'strictly' },
} as const satisfies Record<string, Cookie | Entry>;
