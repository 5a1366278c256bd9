import { RELOADS_ENTRY } from '@/lib/storage/entries';
import { readObject, writeEntry } from '@/lib/storage/web-storage';
import { getLatestBuild } from './latest';

/** How long a reload of a path is remembered. */
const RELOAD_GUARD_MS = 10_000;

type Claim = {
  path: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Refuses for as long as this build is served: what it lacks, a second reload would not bring. */
  build?: string;
};

const isRecent = (at: unknown, now: number) =>
  typeof at === 'number' && Math.abs(now - at) < RELOAD_GUARD_MS;

/**
 * Says whether a path may be loaded anew, and remembers that it was. False within ten seconds of the last time,
 * and where that cannot be remembered, since a page that reloads itself forever is worse than an old one.
 */
export function claimReload({ path, now, build }: Claim): boolean {
  const reloads = readObject('session', RELOADS_ENTRY) ?? {};
  const failed = build && `${build} ${path}`;
  if (isRecent(reloads[path], now) || (failed && failed in reloads)) return false;
  const kept = Object.entries(reloads).filter(
    ([key, at]) => key.includes(' ') || isRecent(at, now),
  );
  const next = { ...Object.fromEntries(kept), [path]: now, ...(failed ? { [failed]: now } : {}) };
  return writeEntry('session', RELOADS_ENTRY, JSON.stringify(next));
}

const isChunkError = (error: unknown) =>
  error instanceof Error && /chunk/i.test(error.name === 'Error' ? error.message : error.name);

/**
 * Reloads the page if a script chunk could not be loaded, as after a deployment: once for each path and build, and only
 * while the site answers, since an outage would lose the page and what was typed into it.
 * True if the page is on its way.
 */
export async function recoverFromChunkError(error: unknown, build: string): Promise<boolean> {
  if (!isChunkError(error) || !navigator.onLine || (await getLatestBuild()) === null) return false;
  if (!claimReload({ path: window.location.pathname, now: Date.now(), build })) return false;
  window.location.reload();
  return true;
}
