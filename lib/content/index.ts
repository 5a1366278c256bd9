import 'server-only';
import { redirect } from 'next/navigation';
import {
  NotFoundError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
  filter,
} from '@prismicio/client';
import pLimit from 'p-limit';
import { headers } from 'next/headers';
import { getErrorLine } from '@/lib/errors';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/site/paths';
import { mapLocales } from '@/lib/site/locale-paths';
import { getSiteOrigin } from '@/lib/site/origin';
import type { AllDocumentTypes, RedirectDocument } from '@/prismicio-types';
import { PREVIEWED_PATH_HEADER, PREVIEW_END } from '@/lib/http/internal-names';
import { readPublished } from './preview';
import { getClient } from './prismic-client';
import { toRedirects, type PublishedRedirect } from './redirects';
import { isSharingReads, readOnce } from './request-cache';

/**
 * Returns where a page sends an editor whose preview has expired: out of draft mode and back to the page, with a
 * notice.
 */
async function getExitAddress(): Promise<string> {
  const address = (await headers()).get(PREVIEWED_PATH_HEADER) ?? '/';
  const [path = '/', query = ''] = address.split('?');
  const to = `${path}?${[query, PREVIEW_END].filter(Boolean).join('&')}`;
  return `/api/exit-preview/?${new URLSearchParams({ to })}`;
}

const ORDERINGS = { field: 'document.first_publication_date' };

/** Pages of a list that are read at a time; the service allows 200 calls a second. */
const MAX_CALLS = 4;

const toLang = (locale: Locale) => ({ lang: LOCALES[locale].prismic });

/**
 * Names the call that failed. The client's own errors don't, and they contain the URL with its access token and the
 * whole response, so they are not passed on.
 */
async function ask<T>(call: string, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    // Otherwise, an editor whose preview has expired would get no page at all until the cookie is gone.
    if (error instanceof PreviewTokenExpiredError) redirect(await getExitAddress());
    throw new Error(`Content call ${call} failed: ${getErrorLine(error)}`);
  }
}

/**
 * Returns null for a document that is not published. Any other error is thrown, including one for a wrong repository.
 */
async function askForOne<T>(call: string, question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    const isMissing = error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError);
    return isMissing ? null : ask(call, Promise.reject<T>(error));
  }
}

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

/** Returns the sheet of limits; null if the repository has none. */
export const getLimitSheet = readOnce((locale: Locale) =>
  askForOne(`limits ${locale}`, getClient().getSingle('limits', toLang(locale))),
);

/** Types whose documents are pages; they share their fields. */
export const PAGE_TYPES = ['page', 'interface', 'case_study', 'project'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

const askForPage = readOnce((type: PageType, uid: string, locale: Locale) =>
  askForOne(`${type} ${uid} ${locale}`, getClient().getByUID(type, uid, toLang(locale))),
);

/** A document that is a page. */
export type PageDocument = NonNullable<Awaited<ReturnType<typeof askForPage>>>;

/** Reads all documents of some types; the client's own method pauses for half a second after each hundred. */
async function readAll<T extends AllDocumentTypes>(types: T['type'][], lang: string): Promise<T[]> {
  const readPage = (page: number) =>
    getClient().get<T>({
      filters: [filter.any('document.type', types)],
      lang,
      orderings: ORDERINGS,
      page,
      pageSize: 100,
    });
  const first = await readPage(1);
  const limit = pLimit(MAX_CALLS);
  const others = Array.from({ length: first.total_pages - 1 }, (_, index) =>
    limit(() => readPage(index + 2)),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ results }) => results);
}

/** Returns all documents of some types, in one language or in all. */
const askForAll = <T extends AllDocumentTypes>(call: string, types: T['type'][], lang = '*') =>
  ask(call, readAll<T>(types, lang));

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
