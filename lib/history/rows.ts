import type { Row } from '@/lib/database/types';
import { readReadings, readStats } from './encoding';
import type { Check, Summary } from './types';

/** Parses a row; a damaged one counts as empty, so that it is a gap rather than the end of the history. */
function readOr<T>(read: (text: string) => T, nothing: () => T, row: Row): T {
  try {
    return read(String(row.readings));
  } catch {
    return nothing();
  }
}

export const toCheck = (row: Row): Check => ({
  takenAt: Number(row.taken_at),
  readings: readOr(readReadings, () => new Map(), row),
});

export const toSummary = (row: Row): Summary => ({
  startedAt: Number(row.started_at),
  checks: Number(row.checks),
  stats: readOr(readStats, () => new Map(), row),
});
