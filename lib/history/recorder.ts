import type { LiveNodes } from '@/lib/provider';
import { DAY_MS } from '@/lib/utc-day';
import { CHECKS_NEEDED, deriveIncidents } from './incidents';
import type { HistoryJournal, Span } from './journal';
import type { Lease } from './lease';
import { HOUR_MS, MINUTE_MS, toBucketStart, KEPT_MS, PERIOD_MS } from './periods';
import type { Check, Period, Stats, Summary } from './types';
import { addStats, toStats } from './stats';

/** More than the checks of an hour or the hours of a day. */
const MOST_PARTS = 200;

type Part = { startedAt: number; checks: number; stats: Stats };

/** Lists the parts of a period's summary, oldest first. */
async function listParts(journal: HistoryJournal, period: Period, span: Span) {
  if (period === 'day') return journal.listSummaries('hour', span);
  const checks = await journal.listChecks(span);
  return checks.map((check) => ({
    startedAt: check.takenAt,
    checks: 1,
    stats: toStats(check),
  }));
}

function sumUp(startedAt: number, parts: readonly Part[]): Summary {
  const stats: Stats = new Map();
  for (const part of parts) addStats(stats, part.stats);
  return { startedAt, checks: parts.reduce((sum, { checks }) => sum + checks, 0), stats };
}

/** Summarizes every finished period that has checks; one without checks stays a gap. */
async function rollUpPeriod(journal: HistoryJournal, period: Period, now: number) {
  const length = PERIOD_MS[period];
  const current = toBucketStart(now, length);
  const last = await journal.findLastSummary(period, current);

  let from = last === null ? 0 : last + length;
  for (;;) {
    const [next] = await listParts(journal, period, { from, to: current, limit: 1 });
    if (!next) return;
    const start = toBucketStart(next.startedAt, length);
    from = start + length;
    const parts = await listParts(journal, period, { from: start, to: from, limit: MOST_PARTS });
    await journal.addSummary(period, sumUp(start, parts));
  }
}

/**
 * Summarizes the checks of each finished hour and the hours of each finished day, then deletes expired rows. Safe to
 * interrupt and repeat.
 */
export async function rollUp(journal: HistoryJournal, now: number): Promise<void> {
  await rollUpPeriod(journal, 'hour', now);
  await rollUpPeriod(journal, 'day', now);
  await journal.deleteChecks(toBucketStart(now - KEPT_MS.checks, PERIOD_MS.hour));
  await journal.deleteSummaries('hour', toBucketStart(now - KEPT_MS.hour, DAY_MS));
  await journal.deleteIncidents(now - KEPT_MS.incidents);
}

export type RecorderOptions = {
  getJournal: () => Promise<HistoryJournal>;
  getLease: () => Promise<Lease>;
  getNodes: () => Promise<LiveNodes>;
  now?: () => number;
  log?: (line: string) => void;
};

const toThousandths = (percent: string) => Math.round(Number(percent) * 1000);

/** Converts a node list to a check; null if nothing was measured, as with sample data. */
export function toCheck({ chains, readingsAt, hasSampleReadings }: LiveNodes): Check | null {
  const measured = chains.filter(({ regions }) => regions.length > 0);
  if (!readingsAt || hasSampleReadings || measured.length === 0) return null;
  return {
    takenAt: toBucketStart(Date.parse(readingsAt), MINUTE_MS),
    readings: new Map(
      measured.map(({ key, regions }) => [
        key,
        new Map(regions.map(({ region, percent }) => [region, toThousandths(percent)])),
      ]),
    ),
  };
}

/**
 * Writes each check to the history once: only the instance that holds the lease records. A failed write leaves a gap
 * and one log line, not an error.
 */
export function createRecorder(options: RecorderOptions) {
  const { getJournal, getLease, getNodes, now = Date.now } = options;
  const { log = (line: string) => console.error(line) } = options;
  let lastTakenAt: number | null = null;
  let lastHour: number | null = null;
  let isFailing = false;

  async function record(check: Check, journal: HistoryJournal) {
    if (!(await journal.addCheck(check))) return;
    const before = await journal.listChecksBefore(check.takenAt, CHECKS_NEEDED - 1);
    const open = await journal.listOpenIncidents();
    await journal.saveIncidents(deriveIncidents(check, before, open));
  }

  async function runRound() {
    if (!(await (await getLease()).take(now()))) return;
    const nodes = await getNodes();
    const check = toCheck(nodes);
    if (!check || check.takenAt === lastTakenAt) return;
    const journal = await getJournal();
    await record(check, journal);
    lastTakenAt = check.takenAt;
    const hour = toBucketStart(now(), HOUR_MS);
    if (hour === lastHour) return;
    await rollUp(journal, now());
    lastHour = hour;
  }

  return {
    /** Records the newest check unless it is already recorded; never rejects. */
    async run(): Promise<void> {
      try {
        await runRound();
        if (isFailing) log('History: recording checks again.');
        isFailing = false;
      } catch (error) {
        if (!isFailing) log(`History: cannot record checks (${String(error)}).`);
        isFailing = true;
      }
    },
  };
}
