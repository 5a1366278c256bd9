import type { Route } from '@prismicio/client';
import { getChainPath, getFaucetPath } from '@/lib/site/addresses';
import { CHAIN_FACTS } from '@/lib/chains';
import { toDocumentUrl } from '@/embedded/content/routes';
import type { StoredDocument } from '@/embedded/content/types';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { FAUCET_IDS } from '@/lib/chains/faucet-ids';
import { DASHBOARD_PATH, splitLocale } from '@/lib/site/paths';
import redirects from '@/lib/routing/redirects.json';
import prismic from '@/prismic.config.json';
import type { GetOwner } from './findings';

const MASTER = LOCALES[DEFAULT_LOCALE].prismic;
const ROUTES: readonly Route[] = prismic.routes;

const getPath = (document: StoredDocument): string | null => {
  const url = toDocumentUrl(document, ROUTES, { masterLang: MASTER });
  return url === null ? null : splitLocale(url).path;
};

/** Returns which document has a path, without language prefix, in a language. */
export function createOwners(documents: readonly StoredDocument[]): GetOwner {
  const owners = new Map(
    documents.map((document) => [`${document.lang} ${getPath(document)}`, document.id]),
  );
  return (url, lang) => owners.get(`${lang} ${url}`);
}

/** Lists the paths, without language prefix, that links in a document of `lang` may lead to. */
export function getSitePaths(documents: readonly StoredDocument[], lang: string): Set<string> {
  const published = documents
    .filter((document) => document.lang === lang)
    .flatMap((document) => getPath(document) ?? []);
  return new Set([
    '/',
    '/faucet/',
    DASHBOARD_PATH,
    ...published,
    ...FAUCET_IDS.map((id) => getFaucetPath(id)),
    ...CHAIN_FACTS.map(({ key }) => getChainPath(key)),
    ...redirects.map(({ from }) => from),
  ]);
}
