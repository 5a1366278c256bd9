import { hasFamily, toUnits, type PriceList } from './prices';

type Cost = { units: number; archive: number | null };
/** The prices of a family; a row has a cost for each multiplier of its chains. */
export type PriceTable = {
  family: string;
  multipliers: readonly number[];
  rows: { method: string; costs: Cost[] }[];
};

function toTable(family: string, { protocols, methods }: PriceList): PriceTable {
  const own = protocols.filter((protocol) => hasFamily(protocol, family));
  const found = new Set(own.map(({ multiplier }) => multiplier));
  const multipliers = found.size > 0 ? [...found].sort((a, b) => a - b) : [1];
  const [archiveFactor, ...others] = new Set(own.map((protocol) => protocol.archiveFactor));
  const factor = others.length > 0 ? undefined : archiveFactor;
  const rows = methods
    .filter((method) => method.family === family)
    .map(({ method, computeUnits, archiveComputeUnits }) => ({
      method,
      costs: multipliers.map((multiplier) => ({
        units: toUnits(computeUnits, { multiplier }),
        archive:
          archiveComputeUnits === null && factor === undefined
            ? null
            : toUnits(archiveComputeUnits ?? computeUnits * (factor ?? 1), { multiplier }),
      })),
    }));
  return { family, multipliers, rows };
}

/** Returns what a call of each method costs on the chains that have it, by family. */
export const getPriceTables = (prices: PriceList): PriceTable[] =>
  [...new Set(prices.methods.map(({ family }) => family))].map((family) => toTable(family, prices));
