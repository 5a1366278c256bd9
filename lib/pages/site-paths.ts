import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DIRECTORY_PATH,
  FAUCET_PATH,
  HOME_PATH,
  getChainPath,
  getFaucetPath,
  getProviderPath,
} from '@/lib/site/addresses';
import { readPrerenderedPaths } from '@/lib/builds/prerendered';
import { CHAIN_FACTS } from '@/lib/chains';
import { getPublishedPaths } from '@/lib/content';
import { getDistFolder } from '@/lib/env';
import { getErrorLine } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { getNodes, type Chain } from '@/lib/provider';
import { FAUCET_IDS } from '@/lib/chains/faucet-ids';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { PROVIDER_PAGES } from '@/lib/migrate/provider-pages';
import { mapLocales, type LocalePaths } from '@/lib/site/locale-paths';
import { createThrottledLog } from '@/lib/throttled-log';
import { getMethodPaths } from './method';

const warn = createThrottledLog();

/** Longest time that a request waits for the node list. */
const PATIENCE_MS = 1000;

/** Routes with their own folder; the others come from the content service and the node list. */
const FIXED_PATHS = [
  HOME_PATH,
  DIRECTORY_PATH,
  FAUCET_PATH,
  ...FAUCET_IDS.map((id) => getFaucetPath(id)),
  ...PROVIDER_PAGES.map(({ slug }) => getProviderPath(slug)),
];

const getLast = () =>
  getGlobalSingleton('pages.last-paths', () => ({
    chains: CHAIN_FACTS.map(({ key }) => getChainPath(key)) as readonly string[],
    published: null as Record<Locale, string[]> | null,
  }));

const toPaths = (chains: readonly Chain[]) => [
  ...chains.map(({ key }) => getChainPath(key)),
  ...getMethodPaths(chains),
];

/** Lists the served chains and their methods; the last known ones while a slow provider has not responded. */
async function getChainPaths(): Promise<readonly string[]> {
  const last = getLast();
  const nodes = await Promise.race([getNodes(), sleep(PATIENCE_MS, null, { ref: false })]);
  if (nodes) last.chains = toPaths(nodes.chains);
  return last.chains;
}

/** Lists the published pages; while the content service fails, the last known ones, at first the build's. */
async function getPublished(): Promise<Record<Locale, string[]>> {
  const last = getLast();
  try {
    last.published = await getPublishedPaths();
  } catch (error) {
    warn(`Cannot refresh the published paths: ${getErrorLine(error)}`);
    last.published ??= await readPrerenderedPaths(getDistFolder());
  }
  return last.published;
}

/**
 * Lists the paths of all pages that visitors may be directed to.
 * @throws if the content service has never responded and there is no build to fall back to
 */
export async function loadSitePaths(): Promise<LocalePaths> {
  const [published, chains] = await Promise.all([getPublished(), getChainPaths()]);
  return mapLocales((key) => new Set([...FIXED_PATHS, ...published[key], ...chains]));
}
