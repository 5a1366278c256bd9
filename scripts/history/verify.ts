import { toMeanPercent } from '../../lib/display/history-strip';
import { FIRST_HASH, hashDay } from '../../lib/history/day-chain';
import { readStats } from '../../lib/history/encoding';
import { DAY_MS } from '../../lib/utc-day';

type Listed = { date: string; hash: string };
type Day = { date: string; checks: number; readings: string; previous: string; hash: string };
type Stat = { chain: string; value: string | null; window: { from: string; to: string } | null };

/** Fetches one of the site's JSON files. */
export type Read = (path: string) => Promise<unknown>;

/** @throws if a day does not have the hash that the list names, or does not follow the day before */
async function readDay(read: Read, { date, hash }: Listed, previous: string): Promise<Day> {
  const day = (await read(`/history/${date}.json`)) as Day;
  if (day.previous !== previous) throw new Error(`${date} does not follow the day before it.`);
  if (day.date !== date || day.hash !== hash || hashDay(previous, day) !== hash) {
    throw new Error(`${date} does not have the hash that the list names.`);
  }
  return day;
}

/** Returns what an earlier figure was computed from; its value is in the text that quoted it. */
function toEarlier(id: string, lastDay: string): Omit<Stat, 'value'> {
  const [, chain = '', days = ''] = /^availability\.(.+)\.(\d+)d$/.exec(id) ?? [];
  const to = Date.parse(lastDay) + DAY_MS;
  const toIso = (time: number) => new Date(time).toISOString();
  return { chain, window: { from: toIso(to - Number(days) * DAY_MS), to: toIso(to) } };
}

/**
 * Checks the recorded days, or those of one figure, and computes that figure again: today's, which must be the
 * published one, or the one whose window ended with `lastDay`. Returns what it found.
 * @throws if something does not add up
 */
export async function verify(read: Read, id?: string, lastDay?: string): Promise<string> {
  const { days } = (await read('/history/index.json')) as { days: Listed[] };
  const published = id && !lastDay ? ((await read(`/api/stat/${id}`)) as Stat) : null;
  const stat = id && lastDay ? toEarlier(id, lastDay) : published;
  if (stat && (!stat.window || stat.window.from === stat.window.to)) {
    throw new Error(`${id} is not a figure of whole days.`);
  }
  const { from, to } = stat?.window ?? { from: '', to: '9' };
  const stats = [];
  let count = 0;
  for (const [index, listed] of days.entries()) {
    if (listed.date < from.slice(0, 10) || listed.date >= to.slice(0, 10)) continue;
    const day = await readDay(read, listed, days[index - 1]?.hash ?? FIRST_HASH);
    count += 1;
    if (stat) stats.push(...(readStats(day.readings).get(stat.chain)?.values() ?? []));
  }
  if (!stat) return `${count} days follow each other, up to ${days.at(-1)?.hash ?? FIRST_HASH}.`;
  const mean = toMeanPercent(stats);
  if (published && mean !== published.value) {
    throw new Error(`${id} is ${mean}, not ${published.value}.`);
  }
  return `${id} is ${mean}, computed from ${count} days.`;
}
