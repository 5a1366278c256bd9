import 'server-only';
import { z } from 'zod';
import {
  DIRECTORY_PATH,
  FAUCET_PATH,
  HOME_PATH,
  getChainPath,
  getFaucetPath,
} from '@/lib/site/addresses';
import { readPrerenderedPaths } from '@/lib/builds/prerendered';
import { CHAIN_FACTS } from '@/lib/chains';
import { getPublishedPaths } from '@/lib/content';
import { getKeptAnswers } from '@/lib/content/client';
import { createLastRead } from '@/lib/content/last-read';
import { getDistFolder } from '@/lib/env';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { getNodes, type Chain } from '@/lib/provider';
import { FAUCET_IDS } from '@/lib/chains/faucet-ids';
import { getProcessWide } from '@/lib/process-wide';
import { mapLocales, type LocalePaths } from '@/lib/site/locale-paths';
import { getMethodPaths } from './method';

/** Longest time that a request waits for the node list. */
const PATIENCE_MS = 1000;

/** Routes with their own folder; the others come from the content service and the node list. */
const FIXED_PATHS = [
  HOME_PATH,
  DIRECTORY_PATH,
  FAUCET_PATH,
  ...FAUCET_IDS.map((id) => getFaucetPath(id)),
];

/** A source's response, or a substitute that should be replaced soon. */
type Answer<T> = { value: T; isComplete: boolean };

const waitFor = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

let lastChains: readonly string[] = CHAIN_FACTS.map(({ key }) => getChainPath(key));

const toPaths = (chains: readonly Chain[]) => [
  ...chains.map(({ key }) => getChainPath(key)),
  ...getMethodPaths(chains),
];

/** Lists the served chains and their methods; the last known ones while a slow provider has not responded. */
async function loadChains(): Promise<Answer<readonly string[]>> {
  const nodes = await Promise.race([getNodes(), waitFor(PATIENCE_MS)]);
  if (!nodes) return { value: lastChains, isComplete: false };
  lastChains = toPaths(nodes.chains);
  return { value: lastChains, isComplete: true };
}

const getPublished = () =>
  getProcessWide('pages.published-paths', () =>
    createLastRead({
      what: 'published paths',
      schema: z.record(z.enum(LOCALE_KEYS), z.array(z.string())),
      read: getPublishedPaths,
      kept: getKeptAnswers(),
      readFallback: () => readPrerenderedPaths(getDistFolder()),
    }),
  );

/**
 * Lists the paths of all pages that visitors may be directed to; incomplete while a source has not responded.
 * @throws if the content service has never responded and there is no build to fall back to
 */
export async function loadSitePaths(): Promise<Answer<LocalePaths>> {
  const [published, chains] = await Promise.all([getPublished()(), loadChains()]);
  return {
    value: mapLocales((key) => new Set([...FIXED_PATHS, ...published.value[key], ...chains.value])),
    isComplete: published.isComplete && chains.isComplete,
  };
}
