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
