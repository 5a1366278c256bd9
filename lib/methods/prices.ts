import type { ChainMethod } from '@/lib/chains/methods';
import type { PriceList } from '@/lib/units/estimate';

/** What one call costs on a chain, in whole compute units; `archive` only where a call can ask about past state. */
export type MethodPrice = { units: number; archive: number | null };

/** Price lists write paths with or without a slash at their start, and name the parts to fill in as they like. */
const toComparable = (name: string) => name.replace(/^\//, '').replace(/\{[^}]*\}/g, '{}');

/** Finds the price of a chain's methods; null for a method that the price list does not name. */
export function createPriceLookup({ protocols, methods }: PriceList, chain: string) {
  const protocol = protocols.find(({ _key }) => _key === chain);
  const listed = new Map(
    methods
      .filter(({ family }) => family === protocol?.family)
      .map((entry) => [toComparable(entry.method), entry]),
  );
  // A part of a unit counts as a whole one.
  const toUnits = (units: number) => Math.ceil(units * (protocol?.multiplier ?? 1));
  return ({ name, wire, archive }: ChainMethod): MethodPrice | null => {
    const entry = listed.get(toComparable(name)) ?? listed.get(toComparable(wire));
    if (!entry) return null;
    const past = archive ? entry.archiveComputeUnits : null;
    return { units: toUnits(entry.computeUnits), archive: past === null ? null : toUnits(past) };
  };
}
