import { describe, expect, it } from 'vitest';
import {
  parseAvailability,
  parseCuMethods,
  parseCuProtocols,
  parseNodes,
  parsePlans,
} from '@/lib/provider/schema';
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

  it.each(['a/b', '..', '<script>', '%2f', 'a b'])(
    'drops a chain and a network under the key %j, which fits no address',
    (_key) => {
      expect(() => parseNodes([{ ...eth, protocol: { _key } }])).toThrow('empty list');
      expect(parseNodes([{ ...eth, networks: [{ _key }] }]).entries[0]?.networks).toEqual([]);
    },
  );

  it.each(['__proto__', 'toString'])(
    'drops what is called %s, like a member of every object',
    (name) => {
      expect(() => parseNodes([{ ...eth, protocol: { _key: name } }])).toThrow('empty list');
      const networks = [{ _key: name }, { _key: 'mainnet', interfaces: [name, 'REST'] }];
      const [entry] = parseNodes([{ ...eth, networks, service_levels: [name, 'shared'] }]).entries;
      expect(entry?.networks).toMatchObject([{ _key: 'mainnet', interfaces: ['REST'] }]);
      expect(entry?.service_levels).toEqual(['shared']);
    },
  );

  it.each([[undefined], [null], ['mainnet'], [{ mainnet: true }]])(
    'reads networks given as %j as none',
    (networks) => {
      expect(parseNodes([{ ...eth, networks }]).entries[0]?.networks).toEqual([]);
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
  expect(parsePlans([free, wrong, { ...free, kind: 'gold' }])).toMatchObject({ dropped: 2 });
});

it.each(['1', [], true])(
  'plans drop an entry that holds on %j chains, which could mean all',
  (chains) => {
    const [free, oneChain] = plans;
    expect(parsePlans([free, { ...oneChain, chains }])).toMatchObject({ dropped: 1 });
  },
);

it.each([[[]], [null], ['x'], [3]])('availability rejects %j', (body) => {
  expect(() => parseAvailability(body)).toThrow('not an object');
});

it("prices use the site's chain keys", () => {
  const price = { _key: 'matic', name: 'Polygon', family: 'evm', multiplier: 1 };
  expect(parseCuProtocols([price]).entries[0]?._key).toBe('pol');
});

describe('prices', () => {
  const method = { method: 'eth_call', family: 'evm', computeUnits: 10, archiveComputeUnits: null };
  const times = <T>(count: number, entry: T) => Array.from({ length: count }, () => entry);

  it('are cut where they would make pages of megabytes', () => {
    expect(parsePlans(times(101, plans[0])).entries).toHaveLength(100);
    expect(parseCuMethods(times(2001, method))).toMatchObject({ dropped: 1 });
  });

  it('are dropped if they are not numbers', () => {
    const protocol = { _key: 'eth', name: 'Ethereum', family: 'evm', multiplier: 1 };
    const { entries, dropped } = parseCuProtocols([protocol, { ...protocol, multiplier: 1e308 }]);
    expect([entries.length, dropped]).toEqual([1, 1]);
    expect(parseCuMethods([method, { ...method, computeUnits: 1e300 }]).dropped).toBe(1);
  });
});
