import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { BUILT_IN_ENTRIES, BUILT_IN_PLANS } from '@/lib/provider/built-in';
import { toChains } from '@/lib/provider/chains';
import type { ChainEntry } from '@/lib/provider/nodes-schema';

type Status = 'active' | 'inactive' | 'coming_soon';

const entry = (_key: string, name?: string, statuses: Status[] = ['active']): ChainEntry => ({
  protocol: { _key, name },
  networks: statuses.map((status, index) => ({
    _key: index === 0 ? 'mainnet' : `test${index}`,
    name: undefined,
    status,
    interfaces: ['json-rpc'],
  })),
  service_levels: ['shared'],
  isPartner: false,
  youtube: null,
});

describe('toChains', () => {
  it('renames matic and finds its facts', () => {
    const [chain] = toChains([entry('matic', 'Polygon')], null);
    expect(chain).toMatchObject({ key: 'pol', name: 'Polygon PoS', facts: { ticker: 'POL' } });
  });

  it('sorts by popularity and then unknown chains by name', () => {
    const keys = ['zz', 'sol', 'aa', 'btc', 'eth'];
    const chains = toChains(
      keys.map((key) => entry(key, `${key} chain`)),
      null,
    );
    expect(chains.map((chain) => chain.key)).toEqual(['btc', 'eth', 'sol', 'aa', 'zz']);
  });

  it("keeps unknown chains under the provider's name, or their key", () => {
    const chains = toChains([entry('new1', 'Brand New'), entry('new2')], null);
    expect(chains.map(({ name, facts }) => [name, facts])).toEqual([
      ['Brand New', null],
      ['NEW2', null],
    ]);
  });

  it.each<[Status[], string]>([
    [['active', 'inactive'], 'available'],
    [['inactive', 'active'], 'available'],
    [['inactive', 'coming_soon'], 'coming-soon'],
    [['inactive', 'inactive'], 'inactive'],
    [[], 'available'],
  ])('takes networks %j for %s', (statuses, expected) => {
    expect(toChains([entry('eth', 'Ethereum', statuses)], null)[0]?.status).toBe(expected);
  });
});

it('the built-in list has every known chain as available, in order, and no prices', () => {
  const chains = toChains(BUILT_IN_ENTRIES, null);
  expect(chains.map((chain) => chain.key)).toEqual(CHAIN_FACTS.map((facts) => facts.key));
  expect(chains.every(({ status, measuredAt }) => status === 'available' && !measuredAt)).toBe(
    true,
  );
  expect(BUILT_IN_PLANS.map((plan) => [plan.kind, plan.price.amount])).toEqual([
    ['free', 0],
    ['unlimited', null],
    ['dedicated', null],
    ['enterprise', null],
  ]);
});
