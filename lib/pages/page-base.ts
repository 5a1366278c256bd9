import 'server-only';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getVariables } from '@/lib/content/view';
import { getCrumbs } from './crumbs';
import type { Page } from './types';

type Base = Pick<
  Page,
  | 'path'
  | 'locale'
  | 'locales'
  | 'brand'
  | 'title'
  | 'metaTitle'
  | 'description'
  | 'crumbs'
  | 'changedAt'
  | 'isIndexed'
  | 'isDraft'
  | 'query'
>;

type Given = Pick<Base, 'title' | 'metaTitle' | 'description'> &
  Partial<Pick<Base, 'locales' | 'isIndexed' | 'isDraft' | 'query'>> & {
    path: string;
    locale: Locale;
    /** The page's name in breadcrumbs; defaults to its title. */
    name?: string;
    document?: { last_publication_date: string };
  };

const toIsoTime = (time: string | undefined) => (time ? new Date(time).toISOString() : null);

/** Adds what every kind of page has in common. */
export async function toBase({ name, document, ...given }: Given): Promise<Base> {
  const { brand } = await getVariables(given.locale);
  return {
    locales: LOCALE_KEYS,
    isIndexed: !given.isDraft,
    isDraft: false,
    query: '',
    ...given,
    brand: String(brand),
    crumbs: getCrumbs(given.path, name ?? given.title, getMessages(given.locale)),
    changedAt: toIsoTime(document?.last_publication_date),
  };
}
