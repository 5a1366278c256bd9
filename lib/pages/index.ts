import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { resolveChain } from './chain';
import { resolveComparison } from './comparison';
import { resolveDocument, resolveHome } from './document';
import { resolveEstimate } from './estimate';
import { resolveFaucet } from './faucet';
import { resolveMethod } from './method';
import { resolveProvider } from './provider';
import { resolveQuote } from './quote';
import { resolveSearch } from './search';
import type { Page } from './types';

export type { Page, PageOf } from './types';

const RESOLVERS = [
  resolveHome,
  resolveChain,
  resolveMethod,
  resolveFaucet,
  resolveComparison,
  resolveSearch,
  resolveQuote,
  resolveProvider,
  resolveEstimate,
  resolveDocument,
];

/**
 * Resolves a path, without language prefix, in a language. The result is the single source for HTML, metadata, JSON-LD,
 * breadcrumbs, sitemap, llms.txt and social pictures. Null if this language has no such page.
 */
export const resolvePage = cache(async (path: string, locale: Locale): Promise<Page | null> => {
  for (const resolve of RESOLVERS) {
    const page = await resolve(path, locale);
    if (page) return page;
  }
  return null;
});
