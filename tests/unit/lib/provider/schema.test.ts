import { describe, expect, it } from 'vitest';
import { parseAvailability } from '@/lib/provider/availability';
import { parseNodes } from '@/lib/provider/nodes-schema';
import { parsePlans } from '@/lib/provider/plans-schema';
import plans from '@/embedded/provider/data/plans.json';

const eth = {
  protocol: { _key: 'eth', name: 'Ethereum' },
  networks: [{ _key: 'mainnet', name: 'Mainnet', status: 'active', interfaces: ['json-rpc'] }],
  service_levels: ['shared'],
};

describe('parseNodes', () => {
  it('drops and counts invalid entries', () => {
    const { entries, dropped } = parseNodes([eth, null, 7, 'x', {}, { protocol: { _key: '' } }]);
    expect(entries.map((entry) => entry.protocol._key)).toEqual(['eth']);
    expect(dropped).toBe(5);
  });

  it.each(['a/b', '..', '<script>'])(
    'drops a chain and a network under the key %j, which fits no address',
    (_key) => {
      expect(() => parseNodes([{ ...eth, protocol: { _key } }])).toThrow('empty list');
      expect(parseNodes([{ ...eth, networks: [{ _key }] }]).entries[0]?.networks).toEqual([]);
    },
  );

  it('keeps valid networks and repairs others if possible', () => {
    const networks = [7, { name: 'no key' }, { _key: 'mainnet', name: null, status: 'weird' }];
    expect(parseNodes([{ ...eth, networks }]).entries[0]?.networks).toEqual([
      { _key: 'mainnet', name: undefined, status: 'active', interfaces: [] },
    ]);
  });

  it.each([[[]], [{}], [null], ['x'], [[{}, 1]]])('rejects %j', (body) => {
    expect(() => parseNodes(body)).toThrow(/list/);
  });
});

it('plans drop an entry with an invalid price', () => {
  const [free] = plans;
  const wrong = { ...free, price: { amount: -5, currency: 'USD', placeholder: false } };
  expect(parsePlans([free, wrong])).toMatchObject({
    dropped: 1,
    faults: ['[1].price.amount is -5'],
  });
});

it.each(['one', [], true])(
  'plans drop an entry that holds on %j chains, which could mean all',
  (chains) => {
    const [free, oneChain] = plans;
    expect(parsePlans([free, { ...oneChain, chains }])).toMatchObject({ dropped: 1 });
  },
);

it.each([[[]], [null], ['x'], [3]])('availability rejects %j', (body) => {
  expect(() => parseAvailability(body)).toThrow('not an object');
});

describe('a wrong field', () => {
  it('keeps its last good value, and is named by its path', () => {
    const before = parseNodes([eth]).entries;
    const network = { ...eth.networks[0], status: 'weird', interfaces: 'json-rpc' };
    const { entries, faults } = parseNodes([{ ...eth, networks: [network] }], before);
    expect(entries).toEqual(before);
    expect(faults).toEqual([
      '[0].networks[0].interfaces is "json-rpc"',
      '[0].networks[0].status is "weird"',
    ]);
  });

  it('is a list far longer than any provider has', () => {
    const regions = Array.from({ length: 10_000 }, (_, index) => `eu-${index}`);
    const { entries, faults } = parseNodes([{ ...eth, networks: [{ _key: 'mainnet', regions }] }]);
    expect(entries[0]?.networks[0]).not.toHaveProperty('regions');
    expect(faults).toEqual(['[0].networks[0].regions is "10000 entries"']);
    const measured = Object.fromEntries(regions.map((region) => [region, 99]));
    expect(() => parseAvailability({ eth: measured })).toThrow('eth has 10000 regions');
  });

  it('does not turn a limit of a plan into none', () => {
    const [, oneChain] = plans;
    const before = parsePlans(plans).entries;
    const wrong = [...plans.slice(0, 1), { ...oneChain, requestsPerSecond: 'NaN' }];
    expect(parsePlans(wrong, before).entries[1]?.requestsPerSecond).toBe(60);
    expect(parsePlans(wrong).entries).toHaveLength(1);
  });
});

it('what was stored is read again unchanged', () => {
  const nodes = parseNodes([
    { id: 'eth', networks: [{ id: 'mainnet', modes: [{ id: 'archive', apis: ['ws'] }] }] },
  ]).entries;
  expect(parseNodes(JSON.parse(JSON.stringify(nodes))).entries).toEqual(nodes);
  const stored = parsePlans([
    { id: 'pro', currency: 'eur', periods: [{ period: '1y', base: 1200, first_payment: 600 }] },
  ]).entries;
  expect(parsePlans(JSON.parse(JSON.stringify(stored))).entries).toEqual(stored);
});
