import { toCsvText } from '@/lib/csv';
import { isSampleProvider, type Plan } from '@/lib/provider';
import { compareCost, getExtraCost, type ComparedWorkload } from '@/lib/migrate/compare-cost';
import type { UnitTable } from '@/lib/migrate/unit-table-schema';
import type { PriceList } from '@/lib/units/prices';
import { toPublicPlan } from './prices';

type Facts = { prices: PriceList; plans: readonly Plan[]; tables: readonly UnitTable[] };

/** Returns what a workload costs here and in other providers' schemes, for machines; `today` is a UTC day. */
export function toPublicComparison(workload: ComparedWorkload, facts: Facts, today: string) {
  const { estimate, own, bills } = compareCost(workload, facts, today);
  return {
    source: isSampleProvider() ? 'sample' : 'live',
    requestsPerMonth: estimate.requests,
    peakRequestsPerSecond: estimate.peakRate,
    own: {
      computeUnitsPerMonth: own.units,
      plan: own.plan && toPublicPlan(own.plan),
      pricePerMonth: own.price,
      currency: 'USD',
    },
    others: bills.map((bill) => ({
      provider: bill.provider,
      unit: bill.unit.en,
      unitsPerMonth: bill.units,
      plan: bill.plan,
      pricePerMonth: bill.price,
      currency: 'USD',
      notComparable: bill.reason,
      missing: bill.missing,
      weCostMoreBy: getExtraCost(own, bill),
      isOld: bill.age === 'old',
      sources: bill.sources,
    })),
  };
}

type PublicComparison = ReturnType<typeof toPublicComparison>;

const HEADER = [
  ...['provider', 'unit', 'units_per_month', 'plan', 'price_per_month_usd', 'not_comparable'],
  ...['missing', 'we_cost_more_by_usd', 'is_old', 'sources', 'read_at'],
];

/** Formats a comparison as CSV, our own plan first. */
export function toComparisonCsv({ own, others }: PublicComparison, name: string): string {
  const first = [name, 'compute units', own.computeUnitsPerMonth, own.plan?.name ?? null];
  const rows = others.map((one) => [
    ...[one.provider, one.unit, one.unitsPerMonth, one.plan, one.pricePerMonth],
    ...[one.notComparable, one.missing, one.weCostMoreBy, String(one.isOld)],
    one.sources.map(({ url }) => url).join(' '),
    one.sources.map(({ readAt }) => readAt).join(' '),
  ]);
  const ownRow = [...first, own.pricePerMonth, null, null, null, null, null, null];
  return toCsvText([HEADER, ownRow, ...rows]);
}
