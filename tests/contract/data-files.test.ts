import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { getDataFile } from '@/lib/directory/files';
import methodsSchema from '@/lib/directory/methods.schema.json';
import schema from '@/lib/directory/nodes.schema.json';
import { getPriceFile } from '@/lib/directory/prices';
import limitsSchema from '@/lib/directory/limits.schema.json';
import pricesSchema from '@/lib/directory/prices.schema.json';
import type { PublicMethods } from '@/lib/directory/methods-file';
import {
  getComputeUnits,
  getNodes,
  getPlans,
  type ComputeUnits,
  type LiveNodes,
} from '@/lib/provider';
import limitRows from '@/embedded/provider/data/limits.json';
import planEntries from '@/embedded/provider/data/plans.json';
import { getLimitFile } from '@/lib/directory/limits';
import { parseLimits } from '@/lib/provider/limits-schema';
import { parsePlans } from '@/lib/provider/plans-schema';
import { BUILT_IN_PLANS } from '@/lib/provider/built-in';
import { toEmptyHistory } from '@/lib/history/reader';
import { makeChain } from '../support/chains';

const ORIGIN = 'https://www.nodewell.example';
const validator = new Ajv({ allErrors: true, validateFormats: false })
  .addSchema(schema, 'nodes')
  .addSchema(methodsSchema, 'methods')
  .addSchema(pricesSchema, 'prices')
  .addSchema(limitsSchema, 'limits');
const bare: LiveNodes = {
  chains: [makeChain({ name: '=1+1, "quoted"' })],
  source: 'built-in',
  hasSampleReadings: false,
  isLoading: false,
  nodesAmount: 40,
  readingsAt: null,
  checkedAt: null,
  regions: [],
  meanAvailability: null,
};

const NO_PRICES = { protocols: [], methods: [] };

const read = (path: string, nodes: LiveNodes, prices: ComputeUnits = NO_PRICES) =>
  getDataFile(path, { nodes, prices, history: toEmptyHistory(0) }, ORIGIN)?.text ?? '';

function check(reference: string, text: string) {
  const isValid = validator.validate(reference, JSON.parse(text));
  expect(validator.errors ?? [], text.slice(0, 200)).toEqual([]);
  expect(isValid).toBe(true);
}

describe.each([
  ['the embedded provider', getNodes],
  ['a provider that says next to nothing', () => Promise.resolve(bare)],
])('of %s', (_, getData) => {
  it('each JSON file matches its published schema', async () => {
    const nodes = await getData();
    check('nodes', read('/nodes.json', nodes));
    for (const { key } of nodes.chains) {
      check('nodes#/$defs/chain', read(`/nodes/${key}.json`, nodes));
      const file = `/chains/${key}/methods.json`;
      check('methods', read(file, nodes, await getComputeUnits()));
      check('methods', read(file, nodes));
    }
  });

  it('the table has a row per chain, each with the same number of cells', async () => {
    const nodes = await getData();
    const lines = read('/nodes.csv', nodes).trimEnd().split('\r\n');
    expect(lines).toHaveLength(nodes.chains.length + 1);
    const cells = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(',').length);
    expect(new Set(cells).size).toBe(1);
  });
});

it('no name is a formula to a spreadsheet', () => {
  expect(read('/nodes.csv', bare)).toContain(`,"'=1+1, ""quoted""",`);
});

it.each(['plans', 'computeUnits'])(
  '%s fit the schema of prices, and say that they are samples',
  async (name) => {
    const [plans, computeUnits] = await Promise.all([getPlans(), getComputeUnits()]);
    const path = name === 'plans' ? '/plans.json' : '/compute-units.json';
    for (const isSample of [true, false]) {
      const { text = '' } = getPriceFile(path, { plans, computeUnits, isSample }, ORIGIN) ?? {};
      check(`prices#/$defs/${name}`, text);
      expect(JSON.parse(text)).toMatchObject({ source: isSample ? 'sample' : 'live' });
    }
    const unread = { plans: [...BUILT_IN_PLANS], computeUnits: NO_PRICES, isSample: false };
    const { text = '' } = getPriceFile(path, unread, ORIGIN) ?? {};
    check(`prices#/$defs/${name}`, text);
    expect(JSON.parse(text)).toMatchObject({ source: 'built-in' });
  },
);

it('limits fit their schema, and name what nobody states', async () => {
  const { entries } = parseLimits(limitRows);
  const { text = '' } = getLimitFile('/limits.json', entries, ORIGIN) ?? {};
  check('limits', text);
  const { limits, notStated } = JSON.parse(text) as { limits: object[]; notStated: string[] };
  expect(limits).toHaveLength(limitRows.length);
  expect(limits).toContainEqual(
    expect.objectContaining({ field: 'log_range', plan: 'free', value: 2000, unit: 'blocks' }),
  );
  expect(notStated).toContain('sla');
  expect(getLimitFile('/limits.csv', entries, ORIGIN)).toBeNull();
});

it('an amount that nobody has set is not published', () => {
  const unset = { amount: 99, currency: 'USD', placeholder: true };
  const plans = parsePlans(
    planEntries.map((plan) => (plan.kind === 'free' ? plan : { ...plan, price: unset })),
  );
  const prices = { plans: plans.entries, computeUnits: NO_PRICES, isSample: true };
  const { text = '' } = getPriceFile('/plans.json', prices, ORIGIN) ?? {};
  const { plans: published } = JSON.parse(text) as {
    plans: { kind: string; pricePerMonth: unknown }[];
  };
  const set = published.filter(({ pricePerMonth }) => pricePerMonth !== null);
  expect(set.map(({ kind }) => kind)).toEqual(['free']);
});

it('a chain that is not served has no file', () => {
  const data = { nodes: bare, prices: NO_PRICES, history: toEmptyHistory(0) };
  for (const path of ['/nodes/eth2.json', '/chains/eth2/methods.json', '/chains/eth/methods']) {
    expect(getDataFile(path, data, ORIGIN), path).toBeNull();
  }
});

it('the methods of a chain have prices only where the price list names them', async () => {
  const nodes = await getNodes();
  const { methods } = JSON.parse(
    read('/chains/sol/methods.json', nodes, await getComputeUnits()),
  ) as PublicMethods;
  const find = (wanted: string) => methods.find(({ name }) => name === wanted);
  // 15 units times 1.5, rounded up.
  expect(find('getBalance')).toMatchObject({ computeUnits: 23, archiveComputeUnits: null });
  expect(find('getBlock')).toMatchObject({ computeUnits: 60, archiveComputeUnits: 120 });
  expect(find('getVersion')).toMatchObject({ computeUnits: null, page: null });
  expect(find('getBlock')?.page).toBe(`${ORIGIN}/nodes/sol/getBlock/`);
});
