import { z } from 'zod';
import { toSiteKey } from '@/lib/chains/server-keys';

/** Shown for a chain that was never measured. */
export const DEFAULT_AVAILABILITY = '99.99';

const DECIMALS = 24;
const DECIMAL = /^(\d{1,3})(?:\.(\d{1,23}))?$/;

// Counting in units of 10^-24 preserves the decimals: 99.99 * 100 is 9998.99… in floating point.
function toUnits(value: unknown): bigint | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = typeof value === 'number' && value > 0 && value < 1e-6 ? '0' : String(value);
  const [, whole, fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const units = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  return units <= 100n * 10n ** BigInt(DECIMALS) ? units : null;
}

/** Formats a percentage with this many decimals, truncated and never rounded up. */
function toDecimal(units: bigint, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const parts = units / 10n ** BigInt(DECIMALS - decimals);
  return `${parts / scale}.${String(parts % scale).padStart(decimals, '0')}`;
}

/** More regions than anyone measures from; counting a million would keep visitors waiting. */
const MAX_VALUES = 100;

function toMean(values: unknown[]): string | null {
  const units = values
    .slice(0, MAX_VALUES)
    .map(toUnits)
    .filter((value) => value !== null);
  if (units.length === 0) return null;
  const sum = units.reduce((total, value) => total + value, 0n);
  return toDecimal(sum / BigInt(units.length), 2);
}

/** A measurement from one region, in percent with three decimals, such as `99.953`. */
export type RegionReading = { region: string; percent: string };

/** A chain's mean over its regions, with two decimals, and the regions with valid readings. */
export type Measurement = { mean: string; regions: RegionReading[] };

/** Measurements by chain, under the site's keys. */
export type Measurements = ReadonlyMap<string, Measurement>;

const percent = z.string().regex(/^\d{1,3}\.\d+$/);
const storedMeasurements = z.array(
  z.tuple([
    z.string(),
    z.object({ mean: percent, regions: z.array(z.object({ region: z.string(), percent })) }),
  ]),
);

/**
 * Parses stored measurements, the entries of their map.
 * @throws for anything else
 */
export const parseStoredMeasurements = (stored: unknown): Measurements =>
  new Map(storedMeasurements.parse(stored));

const REGION_NAME = /^[\w .-]{1,32}$/;
/** As many regions as a page can show; the mean includes more. */
const MAX_REGIONS = 8;

function toRegions(map: object): RegionReading[] {
  return Object.entries(map)
    .slice(0, MAX_VALUES)
    .flatMap(([region, value]: [string, unknown]) => {
      const units = REGION_NAME.test(region) ? toUnits(value) : null;
      return units === null ? [] : [{ region, percent: toDecimal(units, 3) }];
    })
    .slice(0, MAX_REGIONS);
}

/**
 * Returns the mean of a chain's figures by region, truncated to two decimals, such as `99.98`. Values that are not
 * numbers from 0 to 100 are skipped; null if none is left.
 */
export function toAvailability(map: unknown): string | null {
  return typeof map === 'object' && map !== null ? toMean(Object.values(map)) : null;
}

/** Parses measurements by chain, under the site's keys; for a duplicate key, the first counts. */
export function toMeasurements(body: Record<string, unknown>): Map<string, Measurement> {
  const measurements = new Map<string, Measurement>();
  for (const [serverKey, map] of Object.entries(body)) {
    const mean = toAvailability(map);
    const key = toSiteKey(serverKey);
    if (mean === null || measurements.has(key)) continue;
    measurements.set(key, { mean, regions: toRegions(Object(map)) });
  }
  return measurements;
}

/** Lists the regions that chains were measured from, most common first. */
export function listRegions(chains: readonly { regions: readonly RegionReading[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const { regions } of chains) {
    for (const { region } of regions) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([region]) => region);
}
