import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { CONTACT_PATH, QUOTE_PATH } from '@/lib/site/addresses';
import { parseQuote } from '@/lib/quotes/quote-request';
import { resolveDocument } from './document';
import type { PageOf } from './types';

/** Resolves the contact page by its internal path, whose last segment holds a request; null for any other path. */
export async function resolveQuote(
  path: string,
  locale: Locale,
): Promise<PageOf<'document'> | null> {
  if (!path.startsWith(QUOTE_PATH)) return null;
  const page = await resolveDocument(CONTACT_PATH, locale);
  if (page?.kind !== 'document') return null;
  const quote = parseQuote(decodeURIComponent(path.slice(QUOTE_PATH.length, -1)));
  return { ...page, isIndexed: false, quote };
}
