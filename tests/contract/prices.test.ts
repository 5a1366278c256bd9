import { beforeAll, expect, it } from 'vitest';
import { EMBEDDED_METHODS, EMBEDDED_PROTOCOLS } from '@/embedded/provider';
import { CHAIN_FACTS } from '@/lib/chains';
import { getMethodSupport } from '@/lib/chains/methods';
import { toPublicEstimate } from '@/lib/directory/estimate';
import { createPublicMethod } from '@/lib/directory/methods-file';
import { getMethodList } from '@/lib/methods/list';
import { findPricedName } from '@/lib/methods/prices';
import { getNodes, type Chain } from '@/lib/provider';
import { parseCuMethods, parseCuProtocols } from '@/lib/provider/units-schema';
import { getPriceTables } from '@/lib/units/price-table';
import { toComparableMethod } from '@/lib/units/prices';

const prices = {
  protocols: parseCuProtocols(EMBEDDED_PROTOCOLS).entries,
  methods: parseCuMethods(EMBEDDED_METHODS).entries,
};
const tables = getPriceTables(prices);
let chains: readonly Chain[] = [];

beforeAll(async () => {
  ({ chains } = await getNodes());
});

const getMethods = (key: string) => getMethodSupport(key)?.methods ?? [];

/** What the price list says that a call on a chain costs; undefined if it lacks the method. */
function getListed(chain: string, names: readonly string[]) {
  const {
    family = '',
    secondFamilies = [],
    multiplier = 1,
  } = prices.protocols.find(({ _key }) => _key === chain) ?? {};
  for (const name of names.map(toComparableMethod)) {
    for (const table of tables.filter((one) => [family, ...secondFamilies].includes(one.family))) {
      const row = table.rows.find(({ method }) => toComparableMethod(method) === name);
      if (row) return row.costs[table.multipliers.indexOf(multiplier)];
    }
  }
  return undefined;
}

it('a call costs the same in the list, on its pages, in the file and in an estimate', () => {
  for (const chain of chains) {
    const toPublic = createPublicMethod(chain, prices, 'https://site.test');
    const rows = getMethodList(chain, prices, 'en')?.groups.flatMap((group) => group.rows) ?? [];
    for (const method of getMethods(chain.key)) {
      const place = `${chain.key} ${method.name}`;
      const listed = getListed(chain.key, [method.name, method.wire]);
      const past = method.archive ? (listed?.archive ?? null) : null;
      const row = rows.find(({ name }) => name === method.name);
      expect(row?.price?.units, place).toBe(listed?.units);
      expect(row?.price?.archive ?? null, place).toBe(past);
      const { computeUnits, archiveComputeUnits } = toPublic(method);
      expect(computeUnits, place).toBe(listed?.units ?? null);
      expect(archiveComputeUnits, place).toBe(past);
      const name = findPricedName(prices, chain.key, method.name) ?? method.name;
      const call = { chain: chain.key, method: name, perDay: 1 };
      const { calls } = toPublicEstimate({ calls: [call], peakFactor: 1 }, { prices, plans: [] });
      expect(calls[0]?.unitsPerCall, place).toBe(listed?.units ?? 0);
    }
  }
});

it('an archive price in the list is for a call that can query the past on some chain', () => {
  const readable = new Set(
    chains.flatMap(({ key }) =>
      getMethods(key).flatMap(({ name, wire, archive }) =>
        archive ? [name, wire].map(toComparableMethod) : [],
      ),
    ),
  );
  for (const { method, archiveComputeUnits } of prices.methods) {
    if (archiveComputeUnits !== null) expect(readable).toContain(toComparableMethod(method));
  }
});

it('every priced method is served by a chain of its family', () => {
  const unserved = prices.methods.filter(({ family, method }) => {
    const keys = CHAIN_FACTS.filter((facts) => facts.methodFamilies.some((one) => one === family));
    const names = keys
      .flatMap(({ key }) => getMethods(key))
      .flatMap(({ name, wire }) => [name, wire].map(toComparableMethod));
    return !names.includes(toComparableMethod(method));
  });
  expect(unserved.map(({ family, method }) => `${family} ${method}`)).toEqual([]);
});
