import 'server-only';
import { asText, type Content, type PrismicDocument } from '@prismicio/client';
import { isApproval, isLegalText } from '@/lib/company-facts/approval';
import { PAGE_TYPES, getHome, getPage, type PageDocument } from '@/lib/content';
import { fillContent } from '@/lib/content/fill-content';
import { getProjects } from '@/lib/content/projects';
import { getVariables } from '@/lib/content/view';
import { type Locale, LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { getNodes } from '@/lib/content/nodes';
import { DIRECTORY_PATH, HOME_PATH } from '@/lib/site/addresses';
import { splitLocale } from '@/lib/site/paths';
import { toBase } from './page-base';
import type { Page, PageOf } from './types';

/**
 * Returns the languages in which a page exists at its URL. A translation with another uid has its own URL, linked to
 * this one only in the editor.
 */
function getLocales({ lang, uid, alternate_languages: others }: PrismicDocument): Locale[] {
  const langs = [lang, ...others.filter((other) => other.uid === uid).map((other) => other.lang)];
  return LOCALE_KEYS.filter((locale) => langs.includes(LOCALES[locale].prismic));
}

/** Returns the heading of the home page, which is in its first section. */
function getHomeTitle({ slices }: Content.HomeDocument['data']): string | null {
  const [first] = slices;
  return first && 'title' in first.primary && Array.isArray(first.primary.title)
    ? asText(first.primary.title)
    : null;
}

export async function resolveHome(path: string, locale: Locale): Promise<PageOf<'home'> | null> {
  if (path !== HOME_PATH) return null;
  const [document, variables] = await Promise.all([getHome(locale), getVariables(locale)]);
  const data = fillContent(document.data, variables);
  const metaTitle = data.meta_title ?? String(variables.brand);
  const base = await toBase({
    path,
    locale,
    title: getHomeTitle(data) ?? metaTitle,
    metaTitle,
    description: data.meta_description ?? '',
    document,
  });
  return { ...base, kind: 'home', data };
}

/** Finds the published document at a path; null if this language has none. */
async function findDocument(path: string, locale: Locale) {
  const uid = path.split('/').at(-2) ?? '';
  const candidates = await Promise.all(PAGE_TYPES.map((type) => getPage(type, uid, locale)));
  return candidates.find((one) => one?.url && splitLocale(one.url).path === path) ?? null;
}

type Data = PageDocument['data'];

/** Returns the breadcrumb name of a page whose heading is too long. */
function getName(data: Data): string | undefined {
  if ('short_name' in data && data.short_name) return data.short_name;
  return ('name' in data && data.name) || undefined;
}

/** True for a legal text without an approval date. */
const isDraft = (before: Data, filled: Data) =>
  isLegalText(before.slices) &&
  !(
    'approved_on' in before &&
    isApproval(before.approved_on, () => 'approved_on' in filled && Boolean(filled.approved_on))
  );

/** Resolves a page that is a document, with the live data that some of them show. */
export async function resolveDocument(path: string, locale: Locale): Promise<Page | null> {
  const [document, variables] = await Promise.all([
    findDocument(path, locale),
    getVariables(locale),
  ]);
  if (!document) return null;
  const data = fillContent(document.data, variables);
  const title = asText(data.title);
  const base = await toBase({
    path,
    locale,
    locales: getLocales(document),
    title,
    name: getName(data),
    metaTitle: data.meta_title || title,
    description: data.meta_description || asText(data.lead),
    isDraft: isDraft(document.data, data),
    document,
  });
  if (path === DIRECTORY_PATH) {
    return { ...base, kind: 'directory', data, nodes: await getNodes() };
  }
  if (document.type === 'project') {
    const [projects, { chains }] = await Promise.all([getProjects(locale), getNodes()]);
    const project = projects.find(({ uid }) => uid === document.uid) ?? null;
    return { ...base, kind: 'project', data, project, chains };
  }
  return { ...base, kind: 'document', data };
}
