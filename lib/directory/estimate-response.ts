import 'server-only';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { MAX_CALLS, parseCalculation } from '@/lib/units/address';
import { toPublicEstimate } from './estimate';

/** Of a machine of another site too. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' };

const FAULT = `Give 1 to ${MAX_CALLS} calls as call=<chain>~<method>~<requests per day>, with names of /compute-units.json; peak=1, 2, 3, 5 or 10, and archive=1, if you like.`;

/** The calculator's answer as JSON, for the query of the calculator's own address: 200, or 400 with what is wrong. */
export async function getEstimateResponse({ url }: Request): Promise<Response> {
  const { search, searchParams } = new URL(url);
  const [prices, plans] = await Promise.all([getComputeUnits(), getPlans()]);
  const calculation = parseCalculation(search, prices);
  if (!calculation || calculation.calls.length < searchParams.getAll('call').length) {
    return Response.json({ error: FAULT }, { status: 400, headers: HEADERS });
  }
  const { isArchive, peakFactor } = calculation;
  const calls = calculation.calls.map((call) => ({ ...call, isArchive }));
  return Response.json(toPublicEstimate({ calls, peakFactor }, { prices, plans }), {
    headers: HEADERS,
  });
}
