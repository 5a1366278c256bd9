import { setTimeout as sleep } from 'node:timers/promises';
import type { HistoryJournal } from './journal';
import { loadHistory } from './load';
import type { Range, Buckets } from './buckets';
import type { Incident } from './types';

/** The history that pages show. Times are milliseconds since 1970. */
export type History = {
  /** When the first check was recorded; null if none was. */
  since: number | null;
  /** How many checks there have been since. */
  checks: number;
  buckets: Readonly<Record<Range, Buckets>>;
  /** Incidents of the last 30 days: open ones first, then the latest. */
  incidents: readonly Incident[];
  /** When the history was read. */
  readAt: number;
};

export type HistoryReaderOptions = {
  getJournal: () => Promise<HistoryJournal>;
  now?: () => number;
  log?: (line: string) => void;
  /** How long a page waits for the database before it shows what is known. */
  waitMs?: number;
};

const FRESH_MS = 30_000;
const WAIT_MS = 1500;

export const toEmptyHistory = (readAt = Date.now()): History => ({
  since: null,
  checks: 0,
  buckets: { '24h': new Map(), '30d': new Map(), '90d': new Map() },
  incidents: [],
  readAt,
});

/** Keeps the history in memory, at most half a minute old while the database responds. */
export function createHistoryReader(options: HistoryReaderOptions) {
  const { getJournal, now = Date.now, waitMs = WAIT_MS } = options;
  const { log = (line: string) => console.error(line) } = options;
  let loaded: Awaited<ReturnType<typeof loadHistory>> | null = null;
  let refreshing: Promise<void> | null = null;
  let triedAt = -Infinity;
  let isFailing = false;

  async function refresh() {
    try {
      const journal = await getJournal();
      if (!loaded || loaded.isOutdated(now())) loaded = await loadHistory(journal, now());
      else await loaded.update(now());
      isFailing = false;
    } catch (error) {
      if (!isFailing) log(`History: cannot read it (${String(error)}).`);
      isFailing = true;
    }
  }

  return {
    /**
     * Never rejects: returns the last known history while the database is slow or down, and an empty one before that.
     */
    async get(): Promise<History> {
      if (!refreshing && now() - triedAt >= FRESH_MS) {
        triedAt = now();
        refreshing = refresh().finally(() => (refreshing = null));
      }
      if (refreshing) {
        await Promise.race([refreshing, sleep(waitMs, undefined, { ref: false })]);
      }
      return loaded?.getHistory() ?? toEmptyHistory(now());
    },
  };
}
