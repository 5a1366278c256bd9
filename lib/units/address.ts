import { MAX_COUNT } from './count';
import { getCallUnits, type Call, type PriceList } from './prices';

/** How many times the mean the busiest second may be. */
export const PEAK_FACTORS = [1, 2, 3, 5, 10] as const;
export const DEFAULT_PEAK = 3;
export const MAX_CALLS = 20;
/** Marks a call about past state. */
export const ARCHIVE = 'archive';

export type Calculation = {
  calls: Call[];
  peakFactor: number;
  /** True if all calls query past state, whatever each says of itself. */
  isArchive: boolean;
};

/** Parses typed text to a whole number of calls per day. */
export function toPerDay(text: string): number {
  const digits = text.replace(/\D/g, '').slice(0, 15);
  return Math.min(Number(digits), MAX_COUNT);
}

/** Parses a calculation from a URL's query, limited to calls in the price list; null if there are none. */
export function parseCalculation(search: string, prices: PriceList): Calculation | null {
  const parameters = new URLSearchParams(search);
  const calls = parameters.getAll('call').flatMap((text) => {
    const [chain = '', method = '', perDay = '', depth] = text.split('~');
    const isArchive = depth === ARCHIVE;
    const call = { chain, method, perDay: toPerDay(perDay), ...(isArchive && { isArchive }) };
    return getCallUnits(prices, call) > 0 ? [call] : [];
  });
  if (calls.length === 0) return null;
  const peak = Number(parameters.get('peak'));
  const peakFactor = PEAK_FACTORS.find((factor) => factor === peak) ?? DEFAULT_PEAK;
  const isArchive = parameters.get('archive') === '1';
  return { calls: calls.slice(0, MAX_CALLS), peakFactor, isArchive };
}

/** Returns the calls, each with whether it queries past state. */
export const toWorkload = ({
  calls,
  isArchive,
}: Pick<Calculation, 'calls' | 'isArchive'>): Call[] =>
  calls.map((call) => ({ ...call, isArchive: isArchive || call.isArchive === true }));

/** Formats a calculation as a query; unknown parameters stay. */
export function toCalculationSearch(calculation: Calculation, search: string): string {
  const { calls, peakFactor, isArchive } = calculation;
  const parameters = new URLSearchParams(search);
  parameters.delete('call');
  for (const { chain, method, perDay, isArchive: isOwn } of calls) {
    const depth = isOwn ? `~${ARCHIVE}` : '';
    parameters.append('call', `${chain}~${method}~${perDay}${depth}`);
  }
  if (peakFactor === DEFAULT_PEAK) parameters.delete('peak');
  else parameters.set('peak', String(peakFactor));
  if (isArchive) parameters.set('archive', '1');
  else parameters.delete('archive');
  const text = parameters.toString();
  return text && `?${text}`;
}
