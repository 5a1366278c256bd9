import { z } from 'zod';
import { toSiteKey } from '@/lib/chains/server-keys';

/** How far a chain's nodes of one region were behind its newest block, on one interface. */
export type HeadReading = {
  region: string;
  interface: string;
  blocksBehind: number;
  /** ISO time at which the provider read it. */
  readAt: string;
};

/** Readings by chain, under the site's keys. */
export type Heads = ReadonlyMap<string, readonly HeadReading[]>;

const NAME = /^[\w .-]{1,32}$/;
/** As many as a chain has regions times interfaces, at most. */
const MAX_READINGS = 64;

const reading = z.object({
  behind: z.number().int().min(0).max(1e9),
  at: z.iso.datetime().transform((text) => new Date(text).toISOString()),
});

const listEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).filter(([name]) => NAME.test(name))
    : [];

/** Parses readings by chain, region and interface, skipping invalid ones; for a duplicate key, the first counts. */
export function toHeads(body: Record<string, unknown>): Heads {
  const heads = new Map<string, readonly HeadReading[]>();
  for (const [serverKey, byRegion] of Object.entries(body)) {
    const key = toSiteKey(serverKey);
    const readings = listEntries(byRegion).flatMap(([region, byInterface]) =>
      listEntries(byInterface).flatMap(([name, value]): HeadReading[] => {
        const { data } = reading.safeParse(value);
        return data
          ? [{ region, interface: name, blocksBehind: data.behind, readAt: data.at }]
          : [];
      }),
    );
    if (readings.length > 0 && !heads.has(key)) heads.set(key, readings.slice(0, MAX_READINGS));
  }
  return heads;
}
