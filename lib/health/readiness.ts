import 'server-only';
import { checkVersion } from '@/lib/content/fetch-content';
import { getClient } from '@/lib/content/prismic-client';
import { getEnv } from '@/lib/env';
import { getJournalHealth } from '@/lib/leads';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { inTime } from '@/lib/timers';
import { getNodes } from '@/lib/provider';
import { getRedisLink } from '@/lib/redis';

/** `degraded` still serves pages: from earlier data, or without a part. */
type PartState = 'ok' | 'degraded' | 'failing' | 'unused';

export type Part = {
  state: PartState;
  /** Seconds since the state was last confirmed; null if it never was. */
  ageSeconds: number | null;
};

export type Readiness = {
  status: 'ready' | 'degraded';
  parts: Record<'content' | 'provider' | 'journal' | 'pageCache', Part>;
};

const CONTENT_TIMEOUT_MS = 2000;
/** Checks within this time share a response, so that frequent checks are cheap. */
const KEPT_MS = 5000;

/** The provider lists its chains, but no longer reports their availability. */
const MOST_READINGS_AGE_SECONDS = 900;

const toAge = (time: number | string | null, now: number): number | null =>
  time === null ? null : Math.max(0, Math.round((now - new Date(time).getTime()) / 1000));

const memory = () => getGlobalSingleton('health', () => ({ contentAt: null as number | null }));

/** @throws if the content service does not respond */
async function askContent(): Promise<void> {
  if (getEnv().PRISMIC_REPOSITORY) await checkVersion();
  else await getClient().getRepository();
}

async function checkContent(now: number): Promise<Part> {
  try {
    await inTime(askContent(), CONTENT_TIMEOUT_MS);
    memory().contentAt = Date.now();
    return { state: 'ok', ageSeconds: 0 };
  } catch {
    // Pages are still served from the cache.
    return { state: 'degraded', ageSeconds: toAge(memory().contentAt, now) };
  }
}

async function checkProvider(now: number): Promise<Part> {
  const { source, checkedAt, readingsAt } = await getNodes();
  const readingsAge = toAge(readingsAt, now) ?? 0;
  if (readingsAge > MOST_READINGS_AGE_SECONDS)
    return { state: 'degraded', ageSeconds: readingsAge };
  const isFresh = source === 'live' || source === 'sample';
  return { state: isFresh ? 'ok' : 'degraded', ageSeconds: toAge(checkedAt, now) };
}

async function checkJournal(now: number): Promise<Part> {
  const { state, checkedAt } = await getJournalHealth();
  return { state, ageSeconds: toAge(checkedAt, now) };
}

function checkPageCache(now: number): Part {
  const status = getRedisLink()?.status;
  if (!status) return { state: 'unused', ageSeconds: null };
  const state = status.state === 'down' ? 'degraded' : 'ok';
  return { state, ageSeconds: toAge(status.since, now) };
}

async function check(): Promise<Readiness> {
  const now = Date.now();
  const [content, provider, journal] = await Promise.all([
    checkContent(now),
    checkProvider(now),
    checkJournal(now),
  ]);
  const parts = { content, provider, journal, pageCache: checkPageCache(now) };
  const isSound = Object.values(parts).every(({ state }) => state === 'ok' || state === 'unused');
  return { status: isSound ? 'ready' : 'degraded', parts };
}

type Kept = { at: number; readiness: Promise<Readiness> };

/** Returns the state of the site's dependencies, at most five seconds old; contains no URLs or secrets. */
export function getReadiness(): Promise<Readiness> {
  const kept = getGlobalSingleton('health.kept', () => ({ current: null as Kept | null }));
  // A monotonic clock: if the time of day were set back, one response would be kept for hours.
  const now = performance.now();
  if (!kept.current || now - kept.current.at > KEPT_MS) {
    kept.current = { at: now, readiness: check() };
  }
  return kept.current.readiness;
}
