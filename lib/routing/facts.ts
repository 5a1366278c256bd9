import 'server-only';
import { LRUCache } from 'lru-cache';
import { readManifest } from '@/lib/builds/manifest';
import { getBuildId, getDistFolder, getEnv } from '@/lib/env';
import { getPublishedRedirects } from '@/lib/content';
import { getContentVersion } from '@/lib/content/prismic-client';
import type { PublishedRedirect } from '@/lib/content/redirects';
import { getErrorLine } from '@/lib/errors';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { loadSitePaths } from '@/lib/pages/site-paths';
import { mapLocales, type LocalePaths } from '@/lib/site/locale-paths';
import { createThrottledLog } from '@/lib/throttled-log';
import type { RedirectRule, RouteFacts } from './decision';
import { joinRules } from './redirect-rules';
import { isReserved } from './missing';
import { UNLISTED_PATHS } from './unlisted-paths';

const warn = createThrottledLog();

let rules: Promise<readonly RedirectRule[]> | undefined;

async function readRules(): Promise<readonly RedirectRule[]> {
  try {
    return (await readManifest(getDistFolder())).redirects;
  } catch (error) {
    console.error(`Route rules of build ${getBuildId()} cannot be read: ${getErrorLine(error)}`);
    return [];
  }
}

const getRules = () => (rules ??= readRules());

let lastRedirects: PublishedRedirect[] = [];

/** Returns the redirects that editors published; while the content service fails, the last ones. */
async function getRedirects(): Promise<PublishedRedirect[]> {
  try {
    lastRedirects = await getPublishedRedirects();
  } catch (error) {
    warn(`Cannot refresh the published redirects: ${getErrorLine(error)}`);
  }
  return lastRedirects;
}

async function loadFacts(): Promise<RouteFacts> {
  const [pages, rules, published] = await Promise.all([
    loadSitePaths(),
    getRules(),
    getRedirects(),
  ]);
  const paths = mapLocales((key) => {
    const pagePaths = [...pages[key]].filter((path) => !isReserved(path));
    return new Set([...pagePaths, ...UNLISTED_PATHS]);
  });
  return { paths, rules: joinRules(rules, published, paths) };
}

/**
 * Returns the paths, without language prefix, of all pages that visitors may be directed to; redirects are not
 * included.
 */
export async function getSitePaths(): Promise<LocalePaths> {
  const [paths, redirects] = await Promise.all([loadSitePaths(), getRules()]);
  const isPage = (path: string) =>
    !isReserved(path) && redirects.every(({ from }) => from !== path);
  return mapLocales((key) => new Set([...paths[key]].filter(isPage)));
}

/** By content version, so that a new page has its path at once; chains are read again every minute. */
const getCache = () =>
  getGlobalSingleton(
    'routes.facts',
    () =>
      new LRUCache<string, RouteFacts>({
        max: 2,
        ttl: Math.max(1, getEnv().PROVIDER_REFRESH_MS),
        allowStale: true,
        allowStaleOnFetchRejection: true,
        fetchMethod: loadFacts,
      }),
  );

/**
 * Returns the paths and rules for the middleware.
 * @throws if there are none
 */
export const getRouteFacts = async (): Promise<RouteFacts> =>
  // Before the content service has first responded, the build's paths serve.
  getCache().forceFetch(await getContentVersion().catch(() => ''));
