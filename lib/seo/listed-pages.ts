import 'server-only';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { getContentVersion } from '@/lib/content/client';
import { toAnchor } from '@/lib/content/anchors';
import { readPublished } from '@/lib/content/preview';
import { shareReads } from '@/lib/content/share-reads';
import type { Locale } from '@/lib/i18n/locales';
import { resolvePage, type Page } from '@/lib/pages';
import { getProcessWide } from '@/lib/process-wide';
import { getNodes, type ChainStatus } from '@/lib/provider';
import { getSitePaths } from '@/lib/routing/facts';
import { isMethodPath } from '@/lib/site/addresses';
import { createKeptList } from './kept-list';
import { getSectionQuestions } from './page-json-ld';

/** A page as the sitemap and llms.txt list it. */
export type ListedPage = Pick<Page, 'path' | 'locale' | 'kind' | 'description' | 'changedAt'> & {
  /** What breadcrumbs call it. */
  name: string;
  /** Of a chain's page. */
  status?: ChainStatus;
  /** What the page's sections ask, with where each answer is. */
  questions: readonly { question: string; anchor: string | undefined }[];
};

const listQuestions = (page: Page): ListedPage['questions'] =>
  'data' in page && 'slices' in page.data
    ? getSectionQuestions(page.data.slices).flatMap(({ question }) =>
        question ? [{ question, anchor: toAnchor(question) }] : [],
      )
    : [];

function toListed(page: Page): ListedPage {
  const { path, locale, kind, description, changedAt, crumbs } = page;
  const name = crumbs.at(-1)?.label ?? '';
  const status = page.kind === 'chain' && { status: page.chain.status };
  return {
    path,
    locale,
    kind,
    description,
    changedAt,
    name,
    questions: listQuestions(page),
    ...status,
  };
}

/** What the list is made from, in short. Readings change with each minute, but no list shows any. */
async function getListVersion(): Promise<string> {
  const { chains, hasSampleReadings } = await getNodes();
  const offered = chains.map(({ key, name, status, serviceLevels, isPartner, networks }) => [
    ...[key, name, status, serviceLevels, isPartner],
    networks.map((network) => network.key),
  ]);
  const year = new Date().getUTCFullYear();
  return JSON.stringify([await getContentVersion(), year, hasSampleReadings, offered]);
}

/** One page after the other: to make hundreds at once would keep every visitor waiting for seconds. */
async function listPages(locale: Locale): Promise<ListedPage[]> {
  const { [locale]: paths } = await getSitePaths();
  const listed: ListedPage[] = [];
  for (const path of paths) {
    if (isMethodPath(path)) continue;
    const page = await resolvePage(path, locale);
    if (page?.isIndexed) listed.push(toListed(page));
    await letOthersRun();
  }
  return listed;
}

const getKept = () =>
  getProcessWide('seo.listed-pages', () => createKeptList<Locale, ListedPage[]>(getListVersion));

/**
 * Every page that a language publishes for search engines, as the sitemap and llms.txt list them, whoever asks for
 * these; but for the thousands of methods, which have a sitemap of their own.
 */
export const getListedPages = (locale: Locale): Promise<ListedPage[]> =>
  readPublished(() => getKept().get(locale, () => shareReads(() => listPages(locale))));
