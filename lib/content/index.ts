import 'server-only';
import { cache } from 'react';
import { redirect } from 'next/navigation';
import {
  NotFoundError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
  filter,
} from '@prismicio/client';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/site/paths';
import { mapLocales } from '@/lib/site/locale-paths';
import { getSiteOrigin } from '@/lib/site/origin';
import { getClient } from './client';
import { readPublished } from './preview';
import { getExitAddress } from './preview-end';
import { toRedirects, type PublishedRedirect } from './redirects';

const ORDERINGS = { field: 'document.first_publication_date' };

/** Names the call that failed, which the client's own errors do not. */
async function ask<T>(call: string, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    // Else an editor whose preview has ended would get no page at all until the cookie is gone.
    if (error instanceof PreviewTokenExpiredError) redirect(await getExitAddress());
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Content call ${call} failed: ${reason}`, { cause: error });
  }
}

/** Null for a document that is not published; every other fault is thrown, a wrong repository included. */
async function askForOne<T>(call: string, question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    const isMissing = error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError);
    return isMissing ? null : ask(call, Promise.reject<T>(error));
  }
}

const toLang = (locale: Locale) => ({ lang: LOCALES[locale].prismic });

export const getSettings = cache((locale: Locale) =>
  ask(`settings ${locale}`, getClient().getSingle('settings', toLang(locale))),
);

export const getNavigation = cache((locale: Locale) =>
  ask(`navigation ${locale}`, getClient().getSingle('navigation', toLang(locale))),
);

export const getHome = cache((locale: Locale) =>
  ask(`home ${locale}`, getClient().getSingle('home', toLang(locale))),
);

export const getNodeTemplate = cache((locale: Locale) =>
  ask(`node ${locale}`, getClient().getSingle('node', toLang(locale))),
);

export const getFaucetTemplate = cache((locale: Locale) =>
  ask(`faucet ${locale}`, getClient().getSingle('faucet', toLang(locale))),
);

/** The sheet of the company's facts; null in a repository that has none. */
export const getFactSheet = cache((locale: Locale) =>
  askForOne(`company facts ${locale}`, getClient().getSingle('company_facts', toLang(locale))),
);

/** Types whose documents are pages of their own; they share their fields. */
export const PAGE_TYPES = ['page', 'interface', 'case_study', 'project'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** A document that is a page of its own. */
export type PageDocument = NonNullable<Awaited<ReturnType<typeof getPage>>>;

export const getPage = cache((type: PageType, uid: string, locale: Locale) =>
  askForOne(`${type} ${uid} ${locale}`, getClient().getByUID(type, uid, toLang(locale))),
);

/** Addresses, without language prefix, of the pages that each language publishes. */
export async function getPublishedPaths(): Promise<Record<Locale, string[]>> {
  const pages = await readPublished(() =>
    ask(
      'all pages',
      getClient().dangerouslyGetAll({
        filters: [filter.any('document.type', [...PAGE_TYPES])],
        lang: '*',
        orderings: ORDERINGS,
      }),
    ),
  );
  const places = pages.flatMap(({ url }) => (url ? [splitLocale(url)] : []));
  return mapLocales((key) => places.filter(({ locale }) => locale === key).map(({ path }) => path));
}

/** The redirects that editors have published, whichever language their documents are kept in. */
export async function getPublishedRedirects(): Promise<PublishedRedirect[]> {
  const documents = await readPublished(() =>
    ask('all redirects', getClient().getAllByType('redirect', { lang: '*', orderings: ORDERINGS })),
  );
  return documents.flatMap(({ data }) => toRedirects(data, getSiteOrigin()));
}

const getAll = <Type extends PageType>(type: Type, locale: Locale) =>
  ask(
    `all of ${type} ${locale}`,
    getClient().getAllByType(type, { ...toLang(locale), orderings: ORDERINGS }),
  );

export const getProjectDocuments = (locale: Locale) => getAll('project', locale);

/** Uids of the pages of one type, for prerendering. */
export async function getPageUids(type: PageType, locale: Locale): Promise<string[]> {
  return (await getAll(type, locale)).map(({ uid }) => uid);
}
