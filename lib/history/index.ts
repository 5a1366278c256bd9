import { randomUUID } from 'node:crypto';
import { lazyConnection, openDatabase } from '@/lib/database/open';
import { getEnv, isBuilding } from '@/lib/env';
import { getGlobalSingleton, findGlobalSingleton } from '@/lib/global-singleton';
import { getNodes } from '@/lib/provider';
import { repeat } from '@/lib/timers';
import { createHistoryJournal } from './journal';
import { createLease } from './lease';
import { createHistoryReader, toEmptyHistory, type History } from './reader';
import { MINUTE_MS, toBucketStart } from './periods';
import { createRecorder } from './recorder';

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
  return { database, getLease, reader, getJournal, ending, rounds: [] as Promise<void>[] };
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
