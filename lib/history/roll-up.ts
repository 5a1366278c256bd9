import type { HistoryJournal, Span } from './journal';
import { DAY_MS, KEPT_MS, PERIOD_MS, toBucketStart } from './periods';
import { addStats, toStats } from './stats';
import type { Period, Stats, Summary } from './types';

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
