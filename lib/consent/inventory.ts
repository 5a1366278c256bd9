import * as names from '@/lib/storage/entries';
import type { Category } from './categories';

export type Stored = {
  /** A name that ends in `*` covers all names that begin with the rest. */
  name: string;
  place: 'cookie' | 'local' | 'session';
  category: Category;
};

/** Everything that the site's own scripts store. A test checks that the cookie policy lists the same. */
export const INVENTORY: readonly Stored[] = [
  { name: names.CONSENT_COOKIE, place: 'cookie', category: 'strictly' },
  { name: names.LOCALE_COOKIE, place: 'cookie', category: 'functional' },
  { name: names.SOURCE_COOKIE, place: 'cookie', category: 'marketing' },
  { name: names.SOURCE_URL_COOKIE, place: 'cookie', category: 'marketing' },
  { name: names.QUERY_ENTRY, place: 'local', category: 'marketing' },
  // Named by next-themes.
  { name: 'theme', place: 'local', category: 'strictly' },
  { name: names.ANNOUNCEMENT_ENTRY, place: 'local', category: 'strictly' },
  { name: `${names.OFFER_PREFIX}*`, place: 'local', category: 'strictly' },
  { name: names.LANGUAGE_HINT_ENTRY, place: 'local', category: 'strictly' },
  { name: names.RELOADS_ENTRY, place: 'session', category: 'strictly' },
  { name: `${names.DRAFT_PREFIX}*`, place: 'session', category: 'strictly' },
  { name: names.QUOTE_ENTRY, place: 'session', category: 'strictly' },
  { name: names.RECENT_CHAINS_ENTRY, place: 'local', category: 'functional' },
];
