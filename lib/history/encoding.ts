import { z } from 'zod';
import type { Readings, Stats } from './types';

/** Region names once, then one entry a region for each chain, in that order; null where there is none. */
const toColumns = <T>(entry: z.ZodType<T>) =>
  z.object({
    regions: z.array(z.string()),
    chains: z.array(z.tuple([z.string(), z.array(entry.nullable())])),
  });

const Reading = z.int().min(0).max(100_000);
const StatEntry = z.tuple([z.int().positive(), z.int().nonnegative(), Reading]);

const ReadingColumns = toColumns(Reading);
const StatColumns = toColumns(StatEntry);

function write<T, E>(
  byChain: ReadonlyMap<string, ReadonlyMap<string, T>>,
  toEntry: (value: T) => E,
): string {
  const regions = [...new Set([...byChain.values()].flatMap((byRegion) => [...byRegion.keys()]))];
  const chains = [...byChain].map(([chain, byRegion]) => [
    chain,
    regions.map((region) => {
      const value = byRegion.get(region);
      return value === undefined ? null : toEntry(value);
    }),
  ]);
  return JSON.stringify({ regions, chains });
}

type Columns<E> = { regions: string[]; chains: [string, (E | null)[]][] };

function read<E, T>({ regions, chains }: Columns<E>, fromEntry: (entry: E) => T) {
  const toRegions = (entries: (E | null)[]) =>
    regions.flatMap((region, index): [string, T][] => {
      const entry = entries[index] ?? null;
      return entry === null ? [] : [[region, fromEntry(entry)]];
    });
  return new Map(chains.map(([chain, entries]) => [chain, new Map(toRegions(entries))]));
}

export const writeReadings = (readings: Readings): string => write(readings, (value) => value);

/** @throws when the text is not what `writeReadings` wrote */
export const readReadings = (text: string): Readings =>
  read(ReadingColumns.parse(JSON.parse(text)), (value) => value);

export const writeStats = (stats: Stats): string =>
  write(stats, ({ count, total, lowest }) => [count, total, lowest]);

/** @throws when the text is not what `writeStats` wrote */
export const readStats = (text: string): Stats =>
  read(StatColumns.parse(JSON.parse(text)), ([count, total, lowest]) => ({ count, total, lowest }));
