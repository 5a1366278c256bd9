import 'server-only';
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
import { getDistFolder } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { getNodes, type Chain } from '@/lib/provider';
import { FAUCET_IDS } from '@/lib/chains/faucet-ids';
import { getErrorLine } from '@/lib/errors';
import { createQuietLog } from '@/lib/quiet-log';
import { mapLocales, type LocalePaths } from '@/lib/site/locale-paths';
import { getMethodPaths } from './method';

/** While a source fails, paths are loaded again each second. */
const logNowAndThen = createQuietLog({ log: (line) => console.error(line) });

/** Longest that a request waits for the node list. */
const PATIENCE_MS = 1000;

/** Routes with a folder of their own; the rest comes from the content service and the node list. */
const FIXED_PATHS = [
  HOME_PATH,
  DIRECTORY_PATH,
  FAUCET_PATH,
  ...FAUCET_IDS.map((id) => getFaucetPath(id)),
];

/** What a source answered, or what stands in for it and should be asked for again soon. */
type Answer<T> = { value: T; isComplete: boolean };

const waitFor = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

let lastChains: readonly string[] = CHAIN_FACTS.map(({ key }) => getChainPath(key));
let lastPublished: Record<Locale, string[]> | undefined;

const toPaths = (chains: readonly Chain[]) => [
  ...chains.map(({ key }) => getChainPath(key)),
  ...getMethodPaths(chains),
];

/** The served chains and their methods; the last ones known while a slow provider has not answered. */
async function loadChains(): Promise<Answer<readonly string[]>> {
  const nodes = await Promise.race([getNodes(), waitFor(PATIENCE_MS)]);
  if (!nodes) return { value: lastChains, isComplete: false };
  lastChains = toPaths(nodes.chains);
  return { value: lastChains, isComplete: true };
}

/** Published pages; while the content service fails the last ones known, at first those that the build made. */
async function loadPublished(): Promise<Answer<Record<Locale, string[]>>> {
  try {
    lastPublished = await getPublishedPaths();
    return { value: lastPublished, isComplete: true };
  } catch (error) {
    logNowAndThen(`Cannot refresh the site's paths: ${getErrorLine(error)}`);
    const value = lastPublished ?? (await readPrerenderedPaths(getDistFolder()));
    return { value, isComplete: false };
  }
}

/**
 * The addresses of all pages that a visitor may be led to; incomplete while a source has not answered.
 * @throws when the content service has never answered and there is no build to fall back to.
 */
export async function loadSitePaths(): Promise<Answer<LocalePaths>> {
  const [published, chains] = await Promise.all([loadPublished(), loadChains()]);
  return {
    value: mapLocales((key) => new Set([...FIXED_PATHS, ...published.value[key], ...chains.value])),
    isComplete: published.isComplete && chains.isComplete,
  };
}
