import 'server-only';
import { countEvents } from '@/lib/analytics';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { MAX_CALLS, PEAK_FACTORS, parseCalculation } from '@/lib/units/address';
import { MAX_COUNT } from '@/lib/units/count';
import { toPublicEstimate } from './estimate';

/** Other sites' scripts may read it too. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' };

const FAULT = `Give 1 to ${MAX_CALLS} calls as call=<chain>~<method>~<requests per day>, with names of /compute-units.json; peak=1, 2, 3, 5 or 10, and archive=1, if you like.`;

/** Scripts get an error for a number that the calculator's page would tolerate. */
const isCall = (text: string) => {
  const [, , perDay = '', ...rest] = text.split('~');
  return rest.length === 0 && /^\d{1,15}$/.test(perDay) && Number(perDay) <= MAX_COUNT;
};
const PEAKS = PEAK_FACTORS.map(String);
const isOneOf = (allowed: readonly string[], given: readonly string[]) =>
  given.length <= 1 && given.every((text) => allowed.includes(text));

/** Responds to the query of the calculator's URL with JSON: 200, or 400 with what is wrong. */
export async function getEstimateResponse({ url }: Request): Promise<Response> {
  const { search, searchParams } = new URL(url);
  const [prices, plans] = await Promise.all([getComputeUnits(), getPlans()]);
  const calls = searchParams.getAll('call');
  const areValid =
    calls.every(isCall) &&
    isOneOf(PEAKS, searchParams.getAll('peak')) &&
    isOneOf(['0', '1'], searchParams.getAll('archive'));
  const calculation = areValid ? parseCalculation(search, prices) : null;
  if (!calculation || calculation.calls.length < calls.length) {
    return Response.json({ error: FAULT }, { status: 400, headers: HEADERS });
  }
  void countEvents([{ name: 'estimate', subject: 'api', locale: DEFAULT_LOCALE }]);
  const { isArchive, peakFactor } = calculation;
  const workload = calculation.calls.map((call) => ({ ...call, isArchive }));
  const estimate = toPublicEstimate({ calls: workload, peakFactor }, { prices, plans });
  return Response.json(estimate, { headers: HEADERS });
}
