import {
  ARCHIVE,
  MAX_CALLS,
  PEAK_FACTORS,
  parseCalculation,
  toWorkload,
} from '@/lib/units/address';
import { MAX_COUNT } from '@/lib/units/count';
import type { Call, PriceList } from '@/lib/units/prices';

/** What to answer if a query is wrong. */
export const CALCULATION_FAULT = `Give 1 to ${MAX_CALLS} calls as call=<chain>~<method>~<requests per day>, with names of /compute-units.json, and ~archive behind those about past state; peak=1, 2, 3, 5 or 10, archive=1 and format=csv, if you like.`;

/** Scripts get an error for a number that the calculator's page would tolerate. */
const isCall = (text: string) => {
  const [, , perDay = '', depth = ARCHIVE, ...rest] = text.split('~');
  const isDay = /^\d{1,15}$/.test(perDay) && Number(perDay) <= MAX_COUNT;
  return rest.length === 0 && depth === ARCHIVE && isDay;
};
const PEAKS = PEAK_FACTORS.map(String);
const isOneOf = (allowed: readonly string[], given: readonly string[]) =>
  given.length <= 1 && given.every((text) => allowed.includes(text));

/** Parses the query of the calculator's URL strictly; null if anything in it is wrong. */
export function readCalculation(
  { search, searchParams }: URL,
  prices: PriceList,
): { calls: Call[]; peakFactor: number } | null {
  const calls = searchParams.getAll('call');
  const areValid =
    calls.every(isCall) &&
    isOneOf(PEAKS, searchParams.getAll('peak')) &&
    isOneOf(['0', '1'], searchParams.getAll('archive'));
  const calculation = areValid ? parseCalculation(search, prices) : null;
  if (!calculation || calculation.calls.length < calls.length) return null;
  return { calls: toWorkload(calculation), peakFactor: calculation.peakFactor };
}
