import { CHAIN_FACTS } from '@/lib/chains';
import { toServerKey } from '@/lib/chains/server-keys';
import tables from './data/compute-units.json';

const multipliers: Readonly<Record<string, number>> = tables.multipliers;
const prices = tables.methods as unknown as Record<string, Record<string, [number, number | null]>>;

/** Every chain with its method family (`other` if no method list applies) and multiplier. */
export const EMBEDDED_PROTOCOLS = CHAIN_FACTS.map((facts) => ({
  _key: toServerKey(facts.key),
  name: facts.name,
  family: facts.methodFamilies[0] ?? 'other',
  multiplier: multipliers[facts.key] ?? 1,
}));

/** The price of one call of each method, by family. */
export const EMBEDDED_METHODS = Object.entries(prices).flatMap(([family, methods]) =>
  Object.entries(methods).map(([method, [computeUnits, archiveComputeUnits]]) => ({
    method,
    family,
    computeUnits,
    archiveComputeUnits,
  })),
);
