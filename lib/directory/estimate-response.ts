import 'server-only';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { MAX_CALLS, PEAK_FACTORS, parseCalculation } from '@/lib/units/address';
import { MAX_COUNT } from '@/lib/units/count';
import { toEstimateCsv, toPublicEstimate } from './estimate';

/** Other sites' scripts may read it too. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' };

const FAULT = `Give 1 to ${MAX_CALLS} calls as call=<chain>~<method>~<requests per day>, with names of /compute-units.json; peak=1, 2, 3, 5 or 10, archive=1 and format=csv, if you like.`;

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
  const { isArchive, peakFactor } = calculation;
  const workload = calculation.calls.map((call) => ({ ...call, isArchive }));
  const estimate = toPublicEstimate({ calls: workload, peakFactor }, { prices, plans });
  if (searchParams.get('format') === 'csv') {
    const headers = {
      ...HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="estimate.csv"',
    };
    return new Response(toEstimateCsv(estimate), { headers });
  }
  return Response.json(estimate, { headers: HEADERS });
}
