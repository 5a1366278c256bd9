import { DAY_MS, toUtcDay } from '@/lib/utc-day';

/** As many calls as the calculator takes, each as long as a chain, a method and a number. */
const MAX_CALLS = 20;
const CALL = /^[\w-]{1,64}~[\w./{}:-]{1,120}~\d{1,15}(?:~archive)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Shorter than what servers and mail programs take as an address. */
const MAX_CHARS = 1500;

/** How many days an estimate is worth reading. */
export const ESTIMATE_DAYS = 30;

/**
 * Returns what a query says of a calculation, in one form: `call=eth~eth_call~1000000&peak=3&on=2026-11-29`; empty if it
 * names no calls, or more than fit into an address.
 */
export function toEstimateText(search: string): string {
  const given = new URLSearchParams(search);
  const calls = given.getAll('call').filter((call) => CALL.test(call));
  if (calls.length === 0) return '';
  const own = new URLSearchParams(calls.slice(0, MAX_CALLS).map((call) => ['call', call]));
  const peak = given.get('peak') ?? '';
  if (/^\d{1,2}$/.test(peak)) own.set('peak', peak);
  if (given.get('archive') === '1') own.set('archive', '1');
  const day = given.get('on') ?? '';
  if (DAY.test(day) && !Number.isNaN(Date.parse(day))) own.set('on', day);
  // Readable where an address is printed.
  const text = own.toString().replaceAll('%7E', '~');
  return text.length <= MAX_CHARS ? text : '';
}

/** Returns the day on which an estimate was made, and the last on which to rely on it, as ISO dates. */
export function getEstimateDays(text: string, today: string): { day: string; end: string } {
  const day = new URLSearchParams(text).get('on') ?? today;
  return { day, end: toUtcDay(Date.parse(day) + ESTIMATE_DAYS * DAY_MS) };
}
