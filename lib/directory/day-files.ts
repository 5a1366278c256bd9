import 'server-only';
import { getDayChain, readDay } from '@/lib/history';
import { FIRST_HASH } from '@/lib/history/day-chain';
import { toJsonFile, type DataFile } from './data-file';
import { DAY_FILE } from './data-paths';

/** How a hash comes about; `npm run history` does the same. */
const RULE = 'sha256 of previous, date, checks and readings, joined by line breaks';

/** Returns the list of recorded days, or one of them, at `path`; null for any other path or day. */
export async function getDayFile(path: string): Promise<DataFile | null> {
  const [, name] = DAY_FILE.exec(path) ?? [];
  if (!name) return null;
  const days = await getDayChain();
  if (name === 'index') {
    const listed = days.map(({ date, checks, hash }) => ({ date, checks, hash }));
    return toJsonFile({ hash: RULE, first: FIRST_HASH, days: listed });
  }
  const index = days.findIndex(({ date }) => date === name);
  const day = days[index];
  const sums = day && (await readDay(day.startedAt));
  if (!sums) return null;
  return toJsonFile({ ...sums, previous: days[index - 1]?.hash ?? FIRST_HASH, hash: day.hash });
}
