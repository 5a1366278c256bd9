import 'server-only';
import { filter } from '@prismicio/client';
import { isBuilding } from '@/lib/env';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/site/paths';
import { mapLocales } from '@/lib/site/locale-paths';
import { getSiteOrigin } from '@/lib/site/origin';
import type { AllDocumentTypes, RedirectDocument } from '@/prismicio-types';
import { ask, askForOne } from './ask';
import { getClient } from './client';
import { readPublished } from './preview';
import { toRedirects, type PublishedRedirect } from './redirects';
import { readList } from './read-list';
import { isSharingReads, readOnce } from './share-reads';

const ORDERINGS = { field: 'document.first_publication_date' };

const toLang = (locale: Locale) => ({ lang: LOCALES[locale].prismic });

export const getSettings = readOnce((locale: Locale) =>
  ask(`settings ${locale}`, getClient().getSingle('settings', toLang(locale))),
);

export const getNavigation = readOnce((locale: Locale) =>
  ask(`navigation ${locale}`, getClient().getSingle('navigation', toLang(locale))),
);

export const getHome = readOnce((locale: Locale) =>
  ask(`home ${locale}`, getClient().getSingle('home', toLang(locale))),
);

export const getNodeTemplate = readOnce((locale: Locale) =>
  ask(`node ${locale}`, getClient().getSingle('node', toLang(locale))),
);

export const getFaucetTemplate = readOnce((locale: Locale) =>
  ask(`faucet ${locale}`, getClient().getSingle('faucet', toLang(locale))),
);

/** Returns the company-facts sheet; null if the repository has none. */
export const getFactSheet = readOnce((locale: Locale) =>
  askForOne(`company facts ${locale}`, getClient().getSingle('company_facts', toLang(locale))),
);

/** Types whose documents are pages; they share their fields. */
export const PAGE_TYPES = ['page', 'interface', 'case_study', 'project'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

const askForPage = readOnce((type: PageType, uid: string, locale: Locale) =>
  askForOne(`${type} ${uid} ${locale}`, getClient().getByUID(type, uid, toLang(locale))),
);

/** A document that is a page. */
export type PageDocument = NonNullable<Awaited<ReturnType<typeof askForPage>>>;

/** Returns all documents of some types, in one language or in all. */
const askForAll = <T extends AllDocumentTypes>(call: string, types: T['type'][], lang = '*') =>
  ask(
    call,
    readList<T>(
      (part) =>
        getClient().get<T>({
          filters: [filter.any('document.type', types)],
          lang,
          orderings: ORDERINGS,
          ...part,
        }),
      // A build can wait.
      isBuilding() ? Infinity : undefined,
    ),
  );

const askForAllPages = readOnce(() => askForAll<PageDocument>('all pages', [...PAGE_TYPES]));

/** Returns the document of a type and uid; null if this language does not publish it. */
export async function getPage(
  type: PageType,
  uid: string,
  locale: Locale,
): Promise<PageDocument | null> {
  if (!isSharingReads()) return askForPage(type, uid, locale);
  return (await getAll(type, locale)).find((page) => page.uid === uid) ?? null;
}

/** Returns the paths of published pages in each language, without language prefix. */
export async function getPublishedPaths(): Promise<Record<Locale, string[]>> {
  const pages = await readPublished(askForAllPages);
  const places = pages.flatMap(({ url }) => (url ? [splitLocale(url)] : []));
  return mapLocales((key) => places.filter(({ locale }) => locale === key).map(({ path }) => path));
}

/** Returns the redirects that editors published, whichever language their documents are in. */
export async function getPublishedRedirects(): Promise<PublishedRedirect[]> {
  const documents = await readPublished(() =>
    askForAll<RedirectDocument>('all redirects', ['redirect']),
  );
  return documents.flatMap(({ data }) => toRedirects(data, getSiteOrigin()));
}

type DocumentOf<Type extends PageType> = Extract<PageDocument, { type: Type }>;

async function getAll<Type extends PageType>(
  type: Type,
  locale: Locale,
): Promise<DocumentOf<Type>[]> {
  const { lang } = toLang(locale);
  const documents = isSharingReads()
    ? (await askForAllPages()).filter((page) => page.type === type && page.lang === lang)
    : await askForAll<PageDocument>(`all of ${type} ${locale}`, [type], lang);
  return documents as DocumentOf<Type>[];
}

export const getProjectDocuments = (locale: Locale) => getAll('project', locale);
export const getCaseDocuments = (locale: Locale) => getAll('case_study', locale);

/** Returns the uids of all pages of one type, for prerendering. */
export async function getPageUids(type: PageType, locale: Locale): Promise<string[]> {
  return (await getAll(type, locale)).map(({ uid }) => uid);
}
