import 'server-only';
import { getShell } from '@/lib/content/view';
import { getEnv } from '@/lib/env';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { UNIT_TABLES } from '@/lib/migrate/unit-tables';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { toUtcDay } from '@/lib/utc-day';
import { toComparisonCsv, toPublicComparison } from './compare-cost';
import { CALCULATION_FAULT, readCalculation } from './read-calculation';

const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' };
const FORMATS = ['json', 'csv'];

/** The tables of other providers; none if the owner leaves their names out. */
export const getComparedTables = () => (getEnv().COMPARE_PROVIDERS ? UNIT_TABLES : []);

/** Responds to the query of the calculator's URL with JSON or, with `format=csv`, a table: 200, or 400 with what is wrong. */
export async function getCompareCostResponse({ url }: Request): Promise<Response> {
  const { searchParams } = new URL(url);
  const format = searchParams.get('format') ?? 'json';
  const [prices, plans] = await Promise.all([getComputeUnits(), getPlans()]);
  const workload = FORMATS.includes(format) ? readCalculation(new URL(url), prices) : null;
  if (!workload) {
    return Response.json({ error: CALCULATION_FAULT }, { status: 400, headers: HEADERS });
  }
  const today = toUtcDay();
  const facts = { prices, plans, tables: getComparedTables() };
  const comparison = toPublicComparison(workload, facts, today);
  if (format === 'json') return Response.json(comparison, { headers: HEADERS });
  const { settings } = await getShell(DEFAULT_LOCALE);
  return new Response(toComparisonCsv(comparison, settings.brand_name ?? ''), {
    headers: { ...HEADERS, 'content-type': 'text/csv; charset=utf-8' },
  });
}
