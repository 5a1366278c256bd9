import 'server-only';
import { readManifest } from '@/lib/builds/manifest';
import { CHAIN_FACTS } from '@/lib/chains';
import { getPublishedPaths } from '@/lib/content';
import { getBuildId, getEnv, isProduction } from '@/lib/env';
import { getNodes } from '@/lib/provider';
import { OUTCOME_PATHS } from '@/lib/forms/outcomes';
import { FAUCET_IDS } from './faucet';
import type { RedirectRule, RouteFacts } from './decide';
import { mapLocales, type LocalePaths } from './translations';

/** Longest that the very first request waits for the node list. */
const PATIENCE_MS = 1000;

/** Routes with a folder of their own; the rest comes from the content service and the node list. */
const FIXED_PATHS = ['/', '/nodes/', '/faucet/', ...FAUCET_IDS.map((id) => `/faucet/${id}/`)];

/** Routes that no link leads to: the ends of plain forms, and what is for editors and developers. */
export const UNLISTED_PATHS = [
  ...OUTCOME_PATHS,
  '/slice-simulator/',
  ...(isProduction ? [] : ['/styleguide/']),
];

type Loaded = { facts: RouteFacts; isComplete: boolean };
type Memory = Loaded & { loadedAt: number; isLoading: boolean };
let memory: Memory | undefined;
let rules: Promise<readonly RedirectRule[]> | undefined;

async function loadRules(): Promise<readonly RedirectRule[]> {
  const buildId = getBuildId();
  try {
    return (await readManifest(process.cwd(), buildId)).redirects;
  } catch (error) {
    console.error(`Route rules of build ${buildId} cannot be read: ${String(error)}`);
    return [];
  }
}

const waitFor = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

/** Keys of the served chains; those the site knows itself while a slow provider has not answered. */
async function loadChainKeys(): Promise<{ keys: string[]; isComplete: boolean }> {
  const nodes = await Promise.race([getNodes(), waitFor(PATIENCE_MS)]);
  const chains = nodes?.chains ?? CHAIN_FACTS;
  return { keys: chains.map(({ key }) => key), isComplete: nodes !== null };
}

async function loadPaths(): Promise<{ paths: LocalePaths; isComplete: boolean }> {
  const [published, { keys, isComplete }] = await Promise.all([
    getPublishedPaths(),
    loadChainKeys(),
  ]);
  const chains = keys.map((key) => `/nodes/${key}/`);
  const paths = mapLocales((key) => new Set([...FIXED_PATHS, ...published[key], ...chains]));
  return { paths, isComplete };
}

async function loadFacts(): Promise<Loaded> {
  rules ??= loadRules();
  const [{ paths, isComplete }, redirects] = await Promise.all([loadPaths(), rules]);
  const all = mapLocales((key) => new Set([...paths[key], ...UNLISTED_PATHS]));
  return { facts: { paths: all, rules: redirects }, isComplete };
}

/** The addresses, without language prefix, of all pages that a visitor may be led to; a redirect is none. */
export async function getSitePaths(): Promise<LocalePaths> {
  rules ??= loadRules();
  const [{ paths }, redirects] = await Promise.all([loadPaths(), rules]);
  const isPage = (path: string) => redirects.every(({ from }) => from !== path);
  return mapLocales((key) => new Set([...paths[key]].filter(isPage)));
}

function isFresh({ loadedAt, isComplete, isLoading }: Memory, now: number): boolean {
  const age = now - loadedAt;
  // A clock that was set back says nothing about the age.
  const isYoung = age >= 0 && age < getEnv().PROVIDER_REFRESH_MS;
  return isLoading || (isComplete && isYoung);
}

/**
 * The paths and rules that the middleware decides by, at most a minute old. Once something was loaded a
 * request never waits: it gets the last good facts while newer ones load behind it.
 */
export async function getRouteFacts(now = Date.now()): Promise<RouteFacts> {
  const current = memory;
  if (current && isFresh(current, now)) return current.facts;
  if (current) memory = { ...current, isLoading: true };
  const stored = loadFacts().then(
    (loaded) => {
      memory = { ...loaded, loadedAt: now, isLoading: false };
      return loaded.facts;
    },
    (error: unknown) => {
      if (!current) throw error;
      console.error(`Paths of the site cannot be refreshed: ${String(error)}`);
      memory = { ...current, loadedAt: now, isLoading: false };
      return current.facts;
    },
  );
  return current ? current.facts : stored;
}
