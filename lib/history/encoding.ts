import type { Readings, Stat, Stats } from './types';

/** Region names once, then one entry per region for each chain, in that order; null if there is none. */
type Columns = { regions: string[]; chains: [string, unknown[]][] };
type ByChain<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

function write<T>(byChain: ByChain<T>, toEntry: (value: T) => unknown): string {
  const regions = [...new Set([...byChain.values()].flatMap((byRegion) => [...byRegion.keys()]))];
  const chains = [...byChain].map(([chain, byRegion]): Columns['chains'][number] => [
    chain,
    regions.map((region) => {
      const value = byRegion.get(region);
      return value === undefined ? null : toEntry(value);
    }),
  ]);
  return JSON.stringify({ regions, chains } satisfies Columns);
}

/** Handwritten, because a schema takes ten times as long for the hundred thousands of entries in a history. */
function read<T>(text: string, fromEntry: (entry: unknown) => T) {
  const { regions, chains } = JSON.parse(text) as Columns;
  const toRegions = (entries: unknown[]) =>
    regions.flatMap((region, index): [string, T][] => {
      const entry = entries[index] ?? null;
      return entry === null ? [] : [[region, fromEntry(entry)]];
    });
  return new Map(chains.map(([chain, entries]) => [chain, new Map(toRegions(entries))] as const));
}

function toStat(entry: unknown): Stat {
  const [count = 0, total = 0, lowest = 0] = entry as number[];
  return { count, total, lowest };
}

export const writeReadings = (readings: Readings): string => write(readings, (value) => value);

/** @throws if `writeReadings` did not write the text */
export const readReadings = (text: string): Readings => read(text, Number);

export const writeStats = (stats: Stats): string =>
  write(stats, ({ count, total, lowest }) => [count, total, lowest]);

/** @throws if `writeStats` did not write the text */
export const readStats = (text: string): Stats => read(text, toStat);
