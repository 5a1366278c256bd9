import 'server-only';
import { countEvents } from '@/lib/analytics';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { toEstimateCsv, toPublicEstimate } from './estimate';
import { CALCULATION_FAULT, readCalculation } from './read-calculation';

/** Other sites' scripts may read it too. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' };

/** Responds to the query of the calculator's URL with JSON: 200, or 400 with what is wrong. */
export async function getEstimateResponse({ url }: Request): Promise<Response> {
  const [prices, plans] = await Promise.all([getComputeUnits(), getPlans()]);
  const workload = readCalculation(new URL(url), prices);
  if (!workload) {
    return Response.json({ error: CALCULATION_FAULT }, { status: 400, headers: HEADERS });
  }
  void countEvents([{ name: 'estimate', subject: 'api', locale: DEFAULT_LOCALE }]);
  const estimate = toPublicEstimate(workload, { prices, plans });
  if (new URL(url).searchParams.get('format') === 'csv') {
    const headers = {
      ...HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="estimate.csv"',
    };
    return new Response(toEstimateCsv(estimate), { headers });
  }
  return Response.json(estimate, { headers: HEADERS });
}
