import type { LiveNodes } from '@/lib/provider';
import { CHECKS_NEEDED, deriveIncidents } from './incidents';
import type { HistoryJournal } from './journal';
import type { Lease } from './lease';
import { HOUR_MS, MINUTE_MS, toBucketStart } from './periods';
import { rollUp } from './roll-up';
import type { Check, Source } from './types';

export type RecorderOptions = {
  /** Opens the history of a source. */
  getJournal: (source: Source) => Promise<HistoryJournal>;
  getLease: () => Promise<Lease>;
  getNodes: () => Promise<LiveNodes>;
  now?: () => number;
  log?: (line: string) => void;
};

export const toSource = ({ hasSampleReadings }: LiveNodes): Source =>
  hasSampleReadings ? 'sample' : 'live';

const toThousandths = (percent: string) => Math.round(Number(percent) * 1000);

/** Converts a node list to a check; null if it has no readings. */
export function toCheck({ chains, readingsAt }: LiveNodes): Check | null {
  const measured = chains.filter(({ regions }) => regions.length > 0);
  if (!readingsAt || measured.length === 0) return null;
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
    const journal = await getJournal(toSource(nodes));
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
