import { UNIT_TABLES, getTableUnits } from '@/lib/migrate/unit-tables';
import { MAX_COUNT } from '@/lib/units/count';
import { findPrice, getCallUnits, type Call, type PriceList } from '@/lib/units/prices';
import { DAY_SECONDS } from '@/lib/utc-day';
import { readsState } from './block-tags';
import { PROFILE_VERSION } from './documents';
import type { MethodUsage, Workload } from './types';

/** What the text leaves open: the chain of calls without one, and the time it covers. */
export type Assumptions = { chain: string; seconds: number };

/** Calls that could not be counted: unknown to the price list of their chain, or units without a table. */
export type UncountedMethod = { chain: string; method: string; perDay: number | null };

export type ImportedCalls = {
  /** Rows of the calculator, the most units first. */
  calls: Call[];
  uncounted: UncountedMethod[];
  /** Of the calls that read state, the share whose block tag tells whether it is past state; null if none read state. */
  taggedShare: number | null;
};

/** Converts the units of a provider's scheme to calls; null if its table lacks the chain or the method. */
function toCallCount(usage: MethodUsage, chain: string, { protocols }: PriceList): number | null {
  const { method, calls, units } = usage;
  if (!units) return calls;
  const table = UNIT_TABLES.find(({ provider }) => provider === units.provider);
  const family = protocols.find(({ _key }) => _key === chain)?.family ?? '';
  const each = table ? getTableUnits(table, { chain, family, method }) : 'chain';
  return typeof each === 'number' && each > 0 ? units.count / each : null;
}

/** Returns the calls per day for the calculator. Where archive data costs more, its share is a row of its own. */
export function toCalls(
  { usage }: Workload,
  { chain: chosen, seconds }: Assumptions,
  prices: PriceList,
): ImportedCalls {
  const toPerDay = (count: number) =>
    Math.min(MAX_COUNT, Math.round((count / seconds) * DAY_SECONDS));
  const uncounted: UncountedMethod[] = [];
  const calls = usage.flatMap((one): Call[] => {
    const chain = one.chain ?? chosen;
    const { method } = one;
    const price = findPrice(prices, chain, method);
    const count = toCallCount(one, chain, prices);
    if (!price || count === null) {
      uncounted.push({ chain, method, perDay: count === null ? null : toPerDay(count) });
      return [];
    }
    const archive = price.archiveUnits === price.units ? 0 : one.archive;
    return [
      { chain, method: price.method, perDay: toPerDay(count - archive) },
      { chain, method: price.method, perDay: toPerDay(archive), isArchive: true },
    ].filter(({ perDay }) => perDay > 0);
  });
  const toUnits = (call: Call) => getCallUnits(prices, call) * call.perDay;
  const reading = usage.filter(({ method }) => readsState(method));
  const readCalls = reading.reduce((sum, one) => sum + one.calls, 0);
  const tagged = reading.reduce((sum, one) => sum + one.tagged, 0);
  return {
    calls: calls.sort((one, other) => toUnits(other) - toUnits(one)),
    uncounted: uncounted.sort((one, other) => (other.perDay ?? 0) - (one.perDay ?? 0)),
    taggedShare: readCalls > 0 ? tagged / readCalls : null,
  };
}

/** Formats the result as a profile, which can be imported again. */
export function toProfile({ calls, uncounted }: ImportedCalls): string {
  const rows = new Map<
    string,
    { chain: string; method: string; perDay: number; archivePerDay: number }
  >();
  for (const { chain, method, perDay, isArchive } of calls) {
    const name = `${chain} ${method}`;
    const row = rows.get(name) ?? { chain, method, perDay: 0, archivePerDay: 0 };
    row.perDay += perDay;
    if (isArchive) row.archivePerDay += perDay;
    rows.set(name, row);
  }
  const others = uncounted.flatMap(({ chain, method, perDay }) =>
    perDay === null ? [] : [{ chain, method, perDay, archivePerDay: 0 }],
  );
  const profile = { workload: PROFILE_VERSION, calls: [...rows.values(), ...others] };
  return `${JSON.stringify(profile, null, 2)}\n`;
}
