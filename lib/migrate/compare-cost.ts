import type { Plan } from '@/lib/provider';
import { MONTH_DAYS, getEstimate, type Estimate } from '@/lib/units/estimate';
import { getFittingPlan } from '@/lib/units/fitting-plan';
import type { Call, PriceList } from '@/lib/units/prices';
import type { UnitTable } from './unit-table-schema';
import { getTableAge, getTableUnits, type TableAge } from './unit-tables';

/** Why a bill has no price: the table lacks a chain or method, no listed plan is large enough, or its billing differs. */
export type BillReason = 'chain' | 'method' | 'too-large' | NonNullable<UnitTable['reason']>;

/** What a workload costs in a provider's scheme for a month of 30 days. */
export type Bill = {
  provider: string;
  unit: UnitTable['unit'];
  /** Null if a call has no known units. */
  units: number | null;
  plan: string | null;
  /** US dollars; null if the scheme is not comparable. */
  price: number | null;
  reason: BillReason | null;
  /** The chain or method without known units. */
  missing: string | null;
  age: Exclude<TableAge, 'hidden'>;
  sources: UnitTable['sources'];
};

/** The plan of ours that fits; `price`, in US dollars, is null while it is on request. */
export type OwnBill = { units: number; plan: Plan | null; price: number | null };

export type Comparison = { estimate: Estimate; own: OwnBill; bills: Bill[] };

type TablePlan = NonNullable<UnitTable['plans']>[number];

function getPlanPrice(plan: TablePlan, units: number, { peakRate }: Estimate): number | null {
  const isWithin = (need: number, limit?: number) => limit === undefined || need <= limit;
  if (!isWithin(units, plan.unitsPerMonth) || !isWithin(peakRate, plan.rps)) return null;
  if (!isWithin(units / MONTH_DAYS, plan.unitsPerDay)) return null;
  return plan.perMillion === undefined
    ? (plan.price ?? null)
    : (units / 1_000_000) * plan.perMillion;
}

/** Adds up the units of all calls; the first call without known units if there is one. */
function addUnits(table: UnitTable, calls: readonly Call[], { protocols }: PriceList) {
  let units = 0;
  for (const call of calls) {
    const family = protocols.find(({ _key }) => _key === call.chain)?.family ?? '';
    const each = getTableUnits(table, { ...call, family });
    if (typeof each === 'string') {
      return { reason: each, missing: each === 'chain' ? call.chain : call.method };
    }
    units += each * call.perDay * MONTH_DAYS;
  }
  return { units };
}

function getBill(
  table: UnitTable,
  calls: readonly Call[],
  { prices, estimate, today }: { prices: PriceList; estimate: Estimate; today: string },
): Bill[] {
  const age = getTableAge(table, today);
  if (age === 'hidden') return [];
  const { provider, unit, sources, plans = [] } = table;
  const bill = { provider, unit, plan: null, price: null, age, sources };
  const sum = addUnits(table, calls, prices);
  if (sum.units === undefined) {
    return [{ ...bill, units: null, reason: sum.reason, missing: sum.missing }];
  }
  const { units } = sum;
  const fitting = plans.flatMap((plan) => {
    const price = getPlanPrice(plan, units, estimate);
    return price === null ? [] : [{ plan: plan.name, price }];
  });
  const [best] = fitting.toSorted((one, other) => one.price - other.price);
  if (!best) return [{ ...bill, units, reason: table.reason ?? 'too-large', missing: null }];
  return [{ ...bill, units, ...best, reason: null, missing: null }];
}

export type ComparedWorkload = { calls: readonly Call[]; peakFactor: number };
type Facts = { prices: PriceList; plans: readonly Plan[]; tables: readonly UnitTable[] };

/** Returns the bill of a workload with us and in each scheme, in the order of the tables; `today` is a UTC day. */
export function compareCost(
  { calls, peakFactor }: ComparedWorkload,
  { prices, plans, tables }: Facts,
  today: string,
): Comparison {
  const estimate = getEstimate(calls, prices, peakFactor);
  const plan = getFittingPlan(plans, estimate);
  const own = { units: estimate.units, plan, price: plan?.price.amount ?? null };
  const bills = tables.flatMap((table) => getBill(table, calls, { prices, estimate, today }));
  return { estimate, own, bills };
}

/** Returns how much more we cost than a bill, in US dollars; null if we don't, or if a price is unknown. */
export const getExtraCost = ({ price: ours }: OwnBill, { price }: Bill): number | null =>
  ours !== null && price !== null && ours > price ? ours - price : null;
