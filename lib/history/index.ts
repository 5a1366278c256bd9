import { randomUUID } from 'node:crypto';
import { lazyConnection, openDatabase } from '@/lib/database/open';
import { getEnv, isBuilding } from '@/lib/env';
import { getGlobalSingleton, findGlobalSingleton } from '@/lib/global-singleton';
import { getNodes } from '@/lib/provider';
import { repeat } from '@/lib/timers';
import { createHistoryJournal } from './journal';
import { createLease } from './lease';
import { createHistoryReader, toEmptyHistory, type History } from './reader';
import { createRecorder, toSource } from './recorder';
import type { Source } from './types';

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
  const getJournal = async (source: Source) => createHistoryJournal(await database.get(), source);
  const getLease = async () => createLease(await database.get(), { ...LEASE, holder });
  const readers = {
    live: createHistoryReader('live', { getJournal }),
    sample: createHistoryReader('sample', { getJournal }),
  };
  const ending = new AbortController();
  return { database, getLease, readers, getJournal, ending, rounds: [] as Promise<void>[] };
}

const getService = () => getGlobalSingleton(SERVICE, createService);

/** Returns the history of the current readings. Never rejects; empty during a build. */
export async function getHistory(): Promise<History> {
  if (isBuilding()) return toEmptyHistory();
  return getService().readers[toSource(await getNodes())].get();
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
