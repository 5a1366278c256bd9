import 'server-only';
import { getPageCacheStatus } from '@/lib/cache/status';
import { getClient, getTransport } from '@/lib/content/client';
import { getJournalHealth } from '@/lib/leads';
import { getProcessWide } from '@/lib/process-wide';
import { getNodes } from '@/lib/provider';

/** `degraded` still serves: from what was read before, or without a part. */
type PartState = 'ok' | 'degraded' | 'failing' | 'unused';

type Part = {
  state: PartState;
  /** Seconds since what is known was last confirmed; null if that never happened. */
  ageSeconds: number | null;
};

export type Readiness = {
  status: 'ready' | 'degraded';
  parts: Record<'content' | 'provider' | 'journal' | 'pageCache', Part>;
};

const CONTENT_TIMEOUT_MS = 2000;
/** Whoever asks more often gets the same answer, so that asking costs nothing. */
const KEPT_MS = 5000;

/** The provider lists its chains, but no longer says how they run. */
const MOST_READINGS_AGE_SECONDS = 900;

const toAge = (time: number | string | null, now: number): number | null =>
  time === null ? null : Math.max(0, Math.round((now - new Date(time).getTime()) / 1000));

const memory = () => getProcessWide('health', () => ({ contentAt: null as number | null }));

/** @throws while the content service does not answer */
async function askContent(): Promise<void> {
  const transport = getTransport();
  if (!transport) return void (await getClient().getRepository());
  if (!(await transport.check())) throw new Error(transport.outage.reason ?? '');
}

async function checkContent(now: number): Promise<Part> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('too slow')), CONTENT_TIMEOUT_MS).unref();
  });
  try {
    await Promise.race([askContent(), late]);
    memory().contentAt = Date.now();
    return { state: 'ok', ageSeconds: 0 };
  } catch {
    // Pages go on being served from the cache.
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
  const status = getPageCacheStatus();
  if (!status) return { state: 'unused', ageSeconds: null };
  return { state: status.state === 'up' ? 'ok' : 'degraded', ageSeconds: toAge(status.since, now) };
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

/** How the site stands with what it depends on, at most five seconds old; names no address and no secret. */
export function getReadiness(): Promise<Readiness> {
  const kept = getProcessWide('health.kept', () => ({ current: null as Kept | null }));
  // Not the time of day: set back, it would keep one answer for hours.
  const now = performance.now();
  if (!kept.current || now - kept.current.at > KEPT_MS) {
    kept.current = { at: now, readiness: check() };
  }
  return kept.current.readiness;
}
