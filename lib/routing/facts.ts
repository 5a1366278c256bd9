import 'server-only';
import { z } from 'zod';
import { readManifest } from '@/lib/builds/manifest';
import { getBuildId, getDistFolder, getEnv } from '@/lib/env';
import { getPublishedRedirects } from '@/lib/content';
import { getKeptAnswers } from '@/lib/content/client';
import { createLastRead } from '@/lib/content/last-read';
import { publishedRedirectSchema } from '@/lib/content/redirects';
import { getErrorLine } from '@/lib/errors';
import { getProcessWide } from '@/lib/process-wide';
import { loadSitePaths } from '@/lib/pages/site-paths';
import { mapLocales, type LocalePaths } from '@/lib/site/locale-paths';
import type { RedirectRule, RouteFacts } from './decision';
import { createKeptFacts } from './kept-facts';
import { joinRules } from './redirect-rules';
import { isReserved } from './reserved-paths';
import { UNLISTED_PATHS } from './unlisted-paths';

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

const getPublished = () =>
  getProcessWide('routes.published-redirects', () =>
    createLastRead({
      what: 'published redirects',
      schema: z.array(publishedRedirectSchema),
      read: getPublishedRedirects,
      kept: getKeptAnswers(),
      readFallback: async () => [],
    }),
  );

async function loadFacts() {
  const [pages, rules, published] = await Promise.all([
    loadSitePaths(),
    getRules(),
    getPublished()(),
  ]);
  const paths = mapLocales((key) => {
    const pagePaths = [...pages.value[key]].filter((path) => !isReserved(path));
    return new Set([...pagePaths, ...UNLISTED_PATHS]);
  });
  return {
    facts: { paths, rules: joinRules(rules, published.value, paths) },
    isComplete: pages.isComplete && published.isComplete,
  };
}

/**
 * Returns the paths, without language prefix, of all pages that visitors may be directed to; redirects are not
 * included.
 */
export async function getSitePaths(): Promise<LocalePaths> {
  const [{ value: paths }, redirects] = await Promise.all([loadSitePaths(), getRules()]);
  const isPage = (path: string) =>
    !isReserved(path) && redirects.every(({ from }) => from !== path);
  return mapLocales((key) => new Set([...paths[key]].filter(isPage)));
}

const getKept = () =>
  getProcessWide('routes.facts', () =>
    createKeptFacts<RouteFacts>({
      load: loadFacts,
      getFreshMs: () => getEnv().PROVIDER_REFRESH_MS,
    }),
  );

/** Returns the paths and rules for the middleware, at most a minute old, without waiting for newer ones. */
export const getRouteFacts = () => getKept().get();

/** The same, but waits for newer ones that are already loading. */
export const getSettledRouteFacts = () => getKept().settle();

/** Call this after pages were published or unpublished. */
export const expireRouteFacts = () => getKept().expire();
