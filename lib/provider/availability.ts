import { toSiteKey } from '@/lib/chains/server-keys';

/** What is shown for a chain that was never measured. */
export const DEFAULT_AVAILABILITY = '99.99';

const DECIMALS = 24;
const DECIMAL = /^(\d{1,3})(?:\.(\d{1,23}))?$/;

// Counting in whole units of 10^-24 keeps the decimals as sent: 99.99 * 100 is 9998.99… in floats.
function toUnits(value: unknown): bigint | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = typeof value === 'number' && value > 0 && value < 1e-6 ? '0' : String(value);
  const [, whole, fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const units = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  return units <= 100n * 10n ** BigInt(DECIMALS) ? units : null;
}

function toPercent(values: unknown[]): string | null {
  const units = values.map(toUnits).filter((value) => value !== null);
  if (units.length === 0) return null;
  const sum = units.reduce((total, value) => total + value, 0n);
  const hundredths = sum / (BigInt(units.length) * 10n ** BigInt(DECIMALS - 2));
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/**
 * The mean of a chain's figures by region, floored to two decimals, such as `99.98`.
 * Anything that is no number from 0 to 100 is passed over; null when nothing is left.
 */
export function toAvailability(map: unknown): string | null {
  return typeof map === 'object' && map !== null ? toPercent(Object.values(map)) : null;
}

/** The figures of all measured chains by the site's keys; a key given twice counts once. */
export function toAvailabilityByChain(body: Record<string, unknown>): Map<string, string> {
  const figures = new Map<string, string>();
  for (const [serverKey, map] of Object.entries(body)) {
    const figure = toAvailability(map);
    const key = toSiteKey(serverKey);
    if (figure !== null && !figures.has(key)) figures.set(key, figure);
  }
  return figures;
}
