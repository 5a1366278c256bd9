import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../lib/database/open';
import { deriveIncidents } from '../lib/history/incidents';
import { createHistoryJournal } from '../lib/history/journal';
import { loadHistory } from '../lib/history/load';
import { DAY_MS, HOUR_MS, KEPT_MS, MINUTE_MS, toBucketStart } from '../lib/history/periods';
import { addStats, toStats } from '../lib/history/stats';
import type { Check, Stats } from '../lib/history/types';

/**
 * Fills a database with as much history as the site ever keeps (87 chains in 4 regions, once a minute: 48 hours of
 * checks, 90 days of hours, 5 years of days) and prints its size and the time of a check and a load.
 */
const CHAINS = Array.from({ length: 87 }, (_, index) => `chain${index}`);
const REGIONS = ['eu-central', 'us-east', 'ap-southeast', 'us-west'];

const toCheck = (takenAt: number): Check => ({
  takenAt,
  readings: new Map(
    CHAINS.map((chain) => [
      chain,
      new Map(REGIONS.map((region) => [region, 99_000 + Math.floor(Math.random() * 1000)])),
    ]),
  ),
});

function toSummary(startedAt: number, checks: number) {
  const stats: Stats = new Map();
  for (let index = 0; index < checks; index += 1) addStats(stats, toStats(toCheck(startedAt)));
  return { startedAt, checks, stats };
}

const toMegabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-history-'));
try {
  const database = await openDatabase(`file:${folder}/site.db`);
  const journal = createHistoryJournal(database, 'live');
  const now = toBucketStart(Date.now(), HOUR_MS);
  for (let at = now - 5 * 365 * DAY_MS; at < now; at += DAY_MS)
    await journal.addSummary('day', toSummary(toBucketStart(at, DAY_MS), 24));
  for (let at = now - KEPT_MS.hour; at < now; at += HOUR_MS)
    await journal.addSummary('hour', toSummary(at, 60));

  const begun = process.cpuUsage();
  const count = KEPT_MS.checks / MINUTE_MS;
  for (let at = now - KEPT_MS.checks; at < now; at += MINUTE_MS) {
    const check = toCheck(at);
    await journal.addCheck(check);
    const before = await journal.listChecksBefore(at, 2);
    await journal.saveIncidents(deriveIncidents(check, before, []).slice(0, 1));
  }
  const { user, system } = process.cpuUsage(begun);
  const perCheck = (user + system) / 1000 / count;
  const size = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(path.join(folder, name)).size,
    0,
  );
  console.log(`size with the write-ahead log:  ${toMegabytes(size)}`);
  console.log(`CPU for one check:              ${perCheck.toFixed(1)} ms`);
  console.log(`share of a core, one per minute: ${((perCheck / 60_000) * 100).toFixed(3)} %`);

  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const start = performance.now();
  const heap = process.memoryUsage().heapUsed;
  const history = await loadHistory(journal, now);
  const loaded = performance.now();
  await history.update(now + MINUTE_MS);
  clearInterval(timer);
  console.log(`first load:                     ${(loaded - start).toFixed(0)} ms`);
  console.log(`longest stall of the event loop: ${longest.toFixed(0)} ms`);
  console.log(`each update:                    ${(performance.now() - loaded).toFixed(1)} ms`);
  console.log(
    `heap:                           ${toMegabytes(process.memoryUsage().heapUsed - heap)}`,
  );
  await database.close();
} finally {
  rmSync(folder, { recursive: true });
}
