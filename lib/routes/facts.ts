import 'server-only';
import type { RedirectRule, RouteFacts } from './decide';
import { FAUCET_IDS } from './faucet';
import { readManifest } from '@/lib/builds/manifest';
import { getBuildId } from '@/lib/env';
import { getPublishedPaths } from '@/lib/content';
import { getNodes } from '@/lib/provider';

const FRESH_MS = 60_000;

/** Routes with a folder of their own; the rest comes from the content service and the node list. */
const FIXED_PATHS = ['/', '/nodes/', '/faucet/', ...FAUCET_IDS.map((id) => `/faucet/${id}/`)];

type Memory = { facts: RouteFacts; loadedAt: number; loading: Promise<RouteFacts> | null };
let memory: Memory | undefined;
let rules: Promise<readonly RedirectRule[]> | undefined;

async function loadRules(): Promise<readonly RedirectRule[]> {
  try {
    return (await readManifest(process.cwd(), getBuildId())).redirects;
  } catch (error) {
    console.error(`Route rules of build ${getBuildId()} cannot be read: ${String(error)}`);
    return [];
  }
}

async function loadPaths(): Promise<ReadonlySet<string>> {
  const [published, nodes] = await Promise.all([getPublishedPaths(), getNodes()]);
  return new Set([
    ...FIXED_PATHS,
    ...published,
    ...nodes.chains.map(({ key }) => `/nodes/${key}/`),
  ]);
}

async function loadFacts(): Promise<RouteFacts> {
  rules ??= loadRules();
  const [paths, redirects] = await Promise.all([loadPaths(), rules]);
  return { paths, rules: redirects };
}

/**
 * The paths and rules that the middleware decides by, at most a minute old. Once something was loaded a
 * request never waits: it gets the last good facts while newer ones load behind it.
 */
export async function getRouteFacts(now = Date.now()): Promise<RouteFacts> {
  const current = memory;
  if (current && (current.loading || now - current.loadedAt < FRESH_MS)) return current.facts;
  const loading = loadFacts();
  if (current) current.loading = loading;
  const stored = loading.then(
    (facts) => {
      memory = { facts, loadedAt: now, loading: null };
      return facts;
    },
    (error: unknown) => {
      if (!current) throw error;
      console.error(`Paths of the site cannot be refreshed: ${String(error)}`);
      memory = { ...current, loadedAt: now, loading: null };
      return current.facts;
    },
  );
  return current ? current.facts : stored;
}
