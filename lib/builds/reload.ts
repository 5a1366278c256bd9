import { RELOADS_ENTRY } from '@/lib/storage/entries';
import { readObject, writeEntry } from '@/lib/storage/web-storage';
import { getLatestBuild } from './latest';

/** How long a reload of a path is remembered. */
const RELOAD_GUARD_MS = 10_000;

type Claim = {
  path: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** If set, refuses a second reload while this build is served: another reload would not bring what it lacks. */
  build?: string;
};

const isRecent = (at: unknown, now: number) =>
  typeof at === 'number' && Math.abs(now - at) < RELOAD_GUARD_MS;

/**
 * Decides whether a path may be reloaded, and records the reload. Returns false within ten seconds of the last one, and
 * if nothing can be recorded: a page that reloads itself forever is worse than an old one.
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
 * Reloads the page if a script chunk failed to load, as after a deployment: once per path and build, and only while the
 * site responds, because during an outage the visitor would lose the page and their input. Returns true if the page is
 * reloading.
 */
export async function recoverFromChunkError(error: unknown, build: string): Promise<boolean> {
  if (!isChunkError(error) || !navigator.onLine || (await getLatestBuild()) === null) return false;
  if (!claimReload({ path: window.location.pathname, now: Date.now(), build })) return false;
  window.location.reload();
  return true;
}
