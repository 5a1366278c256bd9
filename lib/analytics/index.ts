import { lazyConnection, openDatabase } from '@/lib/database/open';
import { getEnv } from '@/lib/env';
import { getErrorKind } from '@/lib/errors';
import { findGlobalSingleton, getGlobalSingleton } from '@/lib/global-singleton';
import { createThrottledLog } from '@/lib/throttled-log';
import { DAY_MS, toUtcDay } from '@/lib/utc-day';
import { addEvents, listDailyCounts, type DailyCount } from './daily-counts';
import type { CountedEvent } from './events';

const SERVICE = 'analytics';
const log = createThrottledLog((line) => console.error(line));

// A connection of its own: a lead never waits for a count.
const open = () => lazyConnection(() => openDatabase(getEnv().DATABASE_URL));
const getConnection = () => getGlobalSingleton(SERVICE, open);

/** Counts events today. Never rejects: a visitor does not miss a count. */
export async function countEvents(events: readonly CountedEvent[]): Promise<void> {
  if (events.length === 0) return;
  try {
    await addEvents(await getConnection().get(), events, Date.now());
  } catch (error) {
    log(`Events are not counted: ${getErrorKind(error)}`);
  }
}

/**
 * Reads the counts of the last days, today included.
 * @throws if the database cannot be read
 */
export async function readDailyCounts(days: number): Promise<DailyCount[]> {
  return listDailyCounts(await getConnection().get(), toUtcDay(Date.now() - (days - 1) * DAY_MS));
}

/** Closes the connection; never rejects. */
export const stopAnalytics = async (): Promise<void> =>
  findGlobalSingleton<ReturnType<typeof open>>(SERVICE)?.close();
