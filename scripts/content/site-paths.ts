import type { Route } from '@prismicio/client';
import { CHAIN_FACTS } from '@/lib/chains';
import { toDocumentUrl } from '@/lib/content/embedded/routes';
import type { StoredDocument } from '@/lib/content/embedded/types';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { FAUCET_IDS } from '@/lib/routes/faucet';
import { DASHBOARD_PATH, splitLocale } from '@/lib/routes/paths';
import redirects from '@/lib/routes/redirects.json';
import prismic from '@/prismic.config.json';

const MASTER = LOCALES[DEFAULT_LOCALE].prismic;
const ROUTES: readonly Route[] = prismic.routes;

/** Paths without language prefix that a link in a document of `lang` may lead to. */
export function getSitePaths(documents: readonly StoredDocument[], lang: string): Set<string> {
  const published = documents
    .filter((document) => document.lang === lang)
    .flatMap((document) => toDocumentUrl(document, ROUTES, { masterLang: MASTER }) ?? [])
    .map((url) => splitLocale(url).path);
  return new Set([
    '/',
    '/faucet/',
    DASHBOARD_PATH,
    ...published,
    ...FAUCET_IDS.map((id) => `/faucet/${id}/`),
    ...CHAIN_FACTS.map(({ key }) => `/nodes/${key}/`),
    ...redirects.map(({ from }) => from),
  ]);
}
