import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { asText } from '@prismicio/client';
import { getPage, type PageType } from '@/lib/content';
import { fillContent } from '@/lib/content/fill-text';
import { getLocales } from '@/lib/content/translations';
import { getVariables } from '@/lib/content/view';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/site/paths';
import { getPageMetadata } from '@/lib/seo/metadata';

/** A CMS page with its texts filled in; a page that is not published in this language is missing. */
export async function getPageData(uid: string, locale: Locale, type: PageType = 'page') {
  const [page, variables] = await Promise.all([getPage(type, uid, locale), getVariables(locale)]);
  if (!page) notFound();
  const data = fillContent(page.data, variables);
  return {
    data,
    title: asText(data.title),
    path: splitLocale(page.url ?? `/${uid}/`).path,
    locales: getLocales(page),
    brand: String(variables.brand),
  };
}

export async function getPageDataMetadata(
  uid: string,
  locale: Locale,
  type: PageType = 'page',
): Promise<Metadata> {
  const { data, title, path, locales, brand } = await getPageData(uid, locale, type);
  return getPageMetadata({
    title: data.meta_title || title,
    description: data.meta_description || asText(data.lead),
    path,
    locale,
    locales,
    brand,
  });
}
