import 'server-only';
import { cache } from 'react';
import { PAGE_TYPES, getHome, getPage } from '@/lib/content';
import { getClient } from '@/lib/content/client';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/site/paths';
import type { AllDocumentTypes } from '@/prismicio-types';

/** All documents of a language. */
export const getDocuments = cache((locale: Locale): Promise<AllDocumentTypes[]> =>
  getClient().dangerouslyGetAll({ lang: LOCALES[locale].prismic }),
);

const isAt = (path: string, { url }: { url: string | null }) =>
  url !== null && splitLocale(url).path === path;

/** Documents that many pages are made from, by the addresses of these. */
const TEMPLATES = [
  { type: 'node', paths: /^\/nodes\/[^/]+\/$/ },
  { type: 'faucet', paths: /^\/faucet\// },
] as const satisfies { type: AllDocumentTypes['type']; paths: RegExp }[];

/** The document of a page: the one at its address, or the template that it is made from. */
export function findDocument(
  documents: readonly AllDocumentTypes[],
  path: string,
): AllDocumentTypes | undefined {
  const template = TEMPLATES.find(({ paths }) => paths.test(path))?.type;
  return (
    documents.find((document) => isAt(path, document)) ??
    documents.find(({ type }) => type === template)
  );
}

/** The document at an address, asked for as its page asks; null when this language has none. */
export async function getDocumentAt(path: string, locale: Locale) {
  if (path === '/') return getHome(locale);
  const uid = path.split('/').at(-2) ?? '';
  const candidates = await Promise.all(PAGE_TYPES.map((type) => getPage(type, uid, locale)));
  return candidates.find((document) => document && isAt(path, document)) ?? null;
}
