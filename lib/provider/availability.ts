import { toSiteKey } from '@/lib/chains/server-keys';
import { isJsonObject } from '@/lib/json';

/** Shown for a chain that was never measured. */
export const DEFAULT_AVAILABILITY = '99.99';

const DECIMAL = /^(\d{1,3})(?:\.(\d+))?$/;
/** Whole millionths of a percent add up exactly: 99.99 * 100 is 9998.99… in floating point. */
const DECIMALS = 6;
const MILLIONTHS = 10 ** DECIMALS;

/** Converts a percentage from 0 to 100, as a number or text, to millionths, truncated; null for anything else. */
function toMillionths(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const isTiny = typeof value === 'number' && value > 0 && value < 1 / MILLIONTHS;
  const [, whole, fraction = ''] = DECIMAL.exec(isTiny ? '0' : String(value).trim()) ?? [];
  if (whole === undefined) return null;
  const millionths = Number(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
  return millionths <= 100 * MILLIONTHS ? millionths : null;
}

/** Formats a percentage with this many decimals, truncated and never rounded up. */
function toDecimal(millionths: number, decimals: number): string {
  const scale = 10 ** decimals;
  return (Math.floor((millionths * scale) / MILLIONTHS) / scale).toFixed(decimals);
}

/** A measurement from one region, in percent with three decimals, such as `99.953`. */
export type RegionReading = { region: string; percent: string };

/** A chain's mean over its regions, with two decimals, and the regions with valid readings. */
export type Measurement = { mean: string; regions: RegionReading[] };

/** Measurements by chain, under the site's keys. */
export type Measurements = ReadonlyMap<string, Measurement>;

const REGION_NAME = /^[\w .-]{1,32}$/;
/** As many regions as a page can show; the mean includes more. */
const MAX_REGIONS = 8;

function toRegions(map: object): RegionReading[] {
  return Object.entries(map)
    .flatMap(([region, value]: [string, unknown]) => {
      const percent = REGION_NAME.test(region) ? toMillionths(value) : null;
      return percent === null ? [] : [{ region, percent: toDecimal(percent, 3) }];
    })
    .slice(0, MAX_REGIONS);
}

/**
 * Returns the mean of a chain's figures by region, truncated to two decimals, such as `99.98`. Values that are not
 * numbers from 0 to 100 are skipped; null if none is left.
 */
export function toAvailability(map: unknown): string | null {
  if (typeof map !== 'object' || map === null) return null;
  const values = Object.values(map).flatMap((value) => toMillionths(value) ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 ? null : toDecimal(Math.floor(sum / values.length), 2);
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

/** More than any provider measures from. */
const MAX_MEASURED = 64;

/**
 * Parses measurements by the provider's chain key. Values are still unchecked; `toAvailability` reads them.
 * @throws if the body is not an object, or a chain has more regions than a provider can have
 */
export function parseAvailability(body: unknown): Record<string, unknown> {
  if (!isJsonObject(body)) throw new Error('not an object');
  for (const [chain, regions] of Object.entries(body)) {
    const count = isJsonObject(regions) ? Object.keys(regions).length : 0;
    if (count > MAX_MEASURED) throw new Error(`${chain} has ${count} regions`);
  }
  return { ...body };
}
