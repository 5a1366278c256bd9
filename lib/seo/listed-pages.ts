import 'server-only';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { getContentVersion } from '@/lib/content/prismic-client';
import { toAnchor } from '@/lib/content/link-address';
import { readPublished } from '@/lib/content/preview';
import { shareReads } from '@/lib/content/request-cache';
import type { Locale } from '@/lib/i18n/locales';
import { resolvePage, type Page } from '@/lib/pages';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { getNodes, type ChainStatus } from '@/lib/provider';
import { getSitePaths } from '@/lib/routing/facts';
import { isMethodPath } from '@/lib/site/addresses';
import { getSectionQuestions } from './page-json-ld';

/**
 * Caches one list per key while `getVersion`, which identifies the lists' sources, returns the same; made once for all
 * concurrent callers.
 */
export function createKeptList<Key, T>(getVersion: () => Promise<string>) {
  const kept = new Map<Key, { version: string; list: T }>();
  const pending = new Map<string, Promise<T>>();

  async function makeAndKeep(key: Key, version: string, make: () => Promise<T>): Promise<T> {
    const list = await make();
    // If the version changed meanwhile, the list may be a mixture.
    if ((await getVersion()) === version) kept.set(key, { version, list });
    return list;
  }

  return {
    async get(key: Key, make: () => Promise<T>): Promise<T> {
      const version = await getVersion();
      const known = kept.get(key);
      if (known?.version === version) return known.list;
      const name = JSON.stringify([key, version]);
      const running = pending.get(name) ?? makeAndKeep(key, version, make);
      pending.set(name, running);
      try {
        return await running;
      } finally {
        pending.delete(name);
      }
    },
  };
}

/** A page as listed in the sitemap and llms.txt. */
export type ListedPage = Pick<Page, 'path' | 'locale' | 'kind' | 'description' | 'changedAt'> & {
  /** Its breadcrumb name. */
  name: string;
  /** For a chain's page. */
  status?: ChainStatus;
  /** Questions in the page's sections, with the anchors of their answers. */
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

/** Identifies the sources of the list. Readings change every minute, but no list shows any. */
async function getListVersion(): Promise<string> {
  const { chains, hasSampleReadings } = await getNodes();
  const offered = chains.map(({ key, name, status, serviceLevels, isPartner, networks }) => [
    ...[key, name, status, serviceLevels, isPartner],
    networks.map((network) => network.key),
  ]);
  const year = new Date().getUTCFullYear();
  return JSON.stringify([await getContentVersion(), year, hasSampleReadings, offered]);
}

/** One page after another: building hundreds at once would block every visitor for seconds. */
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
  getGlobalSingleton('seo.listed-pages', () =>
    createKeptList<Locale, ListedPage[]>(getListVersion),
  );

/**
 * Returns every indexed page of a language, for the sitemap and llms.txt, except for the thousands of method pages,
 * which have their own sitemap.
 */
export const getListedPages = (locale: Locale): Promise<ListedPage[]> =>
  readPublished(() => getKept().get(locale, () => shareReads(() => listPages(locale))));
