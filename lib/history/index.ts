import { randomUUID } from 'node:crypto';
import { lazyConnection, openDatabase } from '@/lib/database/open';
import { getEnv, isBuilding } from '@/lib/env';
import { getGlobalSingleton, findGlobalSingleton } from '@/lib/global-singleton';
import { getNodes } from '@/lib/provider';
import { repeat } from '@/lib/timers';
import { extendChain, type ChainedDay } from './day-chain';
import { createHistoryJournal } from './journal';
import { createLease } from './lease';
import { createHistoryReader, toEmptyHistory, type History } from './reader';
import { MINUTE_MS, toBucketStart } from './periods';
import { createRecorder } from './recorder';
import type { DaySums } from './types';

export { toEmptyHistory, type History } from './reader';
export type { Incident, Stat, Stats } from './types';

const SERVICE = 'history';
const LEASE = { name: 'availability-recorder', lengthMs: 25_000 };
/** Another instance takes over within 30 seconds if the recorder is killed. */
const ROUND_PAUSE_MS = 5000;

function createService() {
  // Separate connections: a lead never waits for the history.
  const database = lazyConnection(() => openDatabase(getEnv().DATABASE_URL));
  const holder = randomUUID();
  const getJournal = async () => createHistoryJournal(await database.get());
  const getLease = async () => createLease(await database.get(), { ...LEASE, holder });
  const reader = createHistoryReader({ getJournal });
  const ending = new AbortController();
  const chain = { days: [] as ChainedDay[], extending: null as Promise<void> | null };
  const rounds: Promise<void>[] = [];
  return { database, getLease, reader, getJournal, ending, rounds, chain };
}

const getService = () => getGlobalSingleton(SERVICE, createService);

/** Returns what was measured so far. Never rejects; empty during a build and with sample data, which has no past. */
export async function getHistory(): Promise<History> {
  const { hasSampleReadings } = await getNodes();
  if (isBuilding() || hasSampleReadings) {
    return toEmptyHistory(toBucketStart(Date.now(), MINUTE_MS));
  }
  return getService().reader.get();
}

/**
 * Returns every recorded day with its hash, oldest first; none during a build and with sample data.
 * @throws while the database cannot be read
 */
export async function getDayChain(): Promise<readonly ChainedDay[]> {
  const { hasSampleReadings } = await getNodes();
  if (isBuilding() || hasSampleReadings) return [];
  const { chain, getJournal } = getService();
  chain.extending ??= getJournal()
    .then((journal) => extendChain(journal, chain.days, Date.now()))
    .finally(() => (chain.extending = null));
  await chain.extending;
  return chain.days;
}

/** Returns the sums of the day that starts at a time; undefined if none are stored. */
export async function readDay(startedAt: number): Promise<DaySums | undefined> {
  const journal = await getService().getJournal();
  const [day] = await journal.listDays({ from: startedAt, to: startedAt + 1, limit: 1 });
  return day && { date: day.date, checks: day.checks, readings: day.readings };
}

/** Records checks until `stopRecorder`. */
export function startRecorder(): void {
  const { getJournal, getLease, ending, rounds } = getService();
  const recorder = createRecorder({ getJournal, getLease, getNodes });
  rounds.push(repeat(recorder.run, ROUND_PAUSE_MS, ending.signal));
}

/** Call this before the process exits, so that another instance takes over at once. Never rejects. */
export async function stopRecorder(): Promise<void> {
  const service = findGlobalSingleton<ReturnType<typeof createService>>(SERVICE);
  if (!service) return;
  service.ending.abort();
  await Promise.all(service.rounds);
  if (service.rounds.length > 0) {
    await service
      .getLease()
      .then((lease) => lease.release())
      .catch(() => undefined);
  }
  await service.database.close();
}
