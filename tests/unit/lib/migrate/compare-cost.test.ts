import { describe, expect, it } from 'vitest';
import { compareCost, getExtraCost } from '@/lib/migrate/compare-cost';
import type { UnitTable } from '@/lib/migrate/unit-table-schema';
import { getTableAge, getTableUnits } from '@/lib/migrate/unit-tables';
import type { Plan } from '@/lib/provider';
import type { PriceList } from '@/lib/units/prices';

const TODAY = '2026-11-29';
const PRICES: PriceList = {
  protocols: [
    { _key: 'eth', name: 'Ethereum', family: 'evm', multiplier: 1 },
    { _key: 'sol', name: 'Solana', family: 'solana', multiplier: 1 },
  ],
  methods: [
    { family: 'evm', method: 'eth_call', computeUnits: 20, archiveComputeUnits: 40 },
    { family: 'evm', method: 'trace_block', computeUnits: 60, archiveComputeUnits: null },
    { family: 'solana', method: 'getSlot', computeUnits: 10, archiveComputeUnits: null },
  ],
} as unknown as PriceList;

const TABLE: UnitTable = {
  provider: 'Other',
  unit: { en: 'credits', cn: '额度' },
  sources: [{ url: 'https://example.com/', readAt: '2026-11-01' }],
  rules: [{ families: ['evm'], methods: { eth_call: [1, 3] }, prefixes: { trace_: 5 } }],
  plans: [
    { name: 'Free', price: 0, unitsPerDay: 1000, rps: 1 },
    { name: 'Small', price: 10, unitsPerMonth: 1_000_000, rps: 5 },
    { name: 'By use', perMillion: 4 },
  ],
};

const OWN = {
  kind: 'unlimited',
  name: 'Unlimited',
  price: { amount: 99, currency: 'USD' },
  requestsPerDay: null,
  requestsPerSecond: 1000,
  computeUnits: null,
  chains: null,
} as unknown as Plan;

const call = (method: string, perDay: number, isArchive = false) => ({
  chain: method === 'getSlot' ? 'sol' : 'eth',
  method,
  perDay,
  isArchive,
});

function compare(calls: ReturnType<typeof call>[], table: Partial<UnitTable> = {}, peakFactor = 1) {
  const facts = { prices: PRICES, plans: [OWN], tables: [{ ...TABLE, ...table }] };
  return compareCost({ calls, peakFactor }, facts, TODAY);
}

describe('the bill in another scheme', () => {
  it('is that of the cheapest plan that covers the month, the day and the busiest second', () => {
    expect(compare([call('eth_call', 1000)]).bills).toMatchObject([
      { units: 30_000, plan: 'Free', price: 0, reason: null },
    ]);
    expect(compare([call('eth_call', 1001)]).bills[0]?.plan).toBe('By use');
    // 2.7 million units are beyond Small, and 4 dollars per million are 10.8.
    const large = compare([call('eth_call', 90_000)]).bills[0];
    expect(large).toMatchObject({ plan: 'By use', units: 2_700_000 });
    expect(large?.price).toBeCloseTo(10.8);
  });

  it('is nothing within a free plan, though the price beyond it is unknown', () => {
    const free = {
      plans: [{ name: 'Free', price: 0, unitsPerMonth: 30_000 }],
      reason: 'price-unread' as const,
    };
    const [within] = compare([call('eth_call', 1000)], free).bills;
    expect(within).toMatchObject({ plan: 'Free', price: 0, reason: null });
    const [beyond] = compare([call('eth_call', 1001)], free).bills;
    expect(beyond).toMatchObject({ plan: null, price: null, reason: 'price-unread' });
  });

  it('counts archive data and names by their beginning', () => {
    const calls = [call('eth_call', 10, true), call('trace_block', 10)];
    expect(compare(calls).bills[0]?.units).toBe((30 + 50) * 30);
  });

  it.each([
    ['chain', [call('getSlot', 1)], {}, 'sol'],
    ['method', [call('eth_getLogs', 1)], {}, 'eth_getLogs'],
    ['rate', [call('eth_call', 1)], { plans: undefined, reason: 'rate' as const }, null],
    ['too-large', [call('eth_call', 900_000)], { plans: [{ name: 'S', price: 1, rps: 1 }] }, null],
  ])('has no price but a reason: %s', (reason, calls, table, missing) => {
    expect(compare(calls, table as Partial<UnitTable>).bills).toMatchObject([
      { price: null, plan: null, reason, missing },
    ]);
  });

  it('says where we cost more, and only there', () => {
    const { own, bills } = compare([call('eth_call', 1000)]);
    expect(bills.map((bill) => getExtraCost(own, bill))).toEqual([99]);
    expect(bills.map((bill) => getExtraCost({ ...own, price: 0 }, bill))).toEqual([null]);
    expect(bills.map((bill) => getExtraCost({ ...own, price: null }, bill))).toEqual([null]);
  });
});

describe('a table', () => {
  it.each([
    ['2026-08-31', undefined, 'fresh'],
    ['2026-08-30', undefined, 'old'],
    ['2026-06-02', undefined, 'old'],
    ['2026-06-01', undefined, 'hidden'],
    ['2026-11-29', '2026-05-01', 'old'],
  ])('read on %s from a copy of %s is %s', (readAt, copyAt, age) => {
    const source = { url: 'https://example.com/', readAt, ...(copyAt && { copyAt }) };
    expect(getTableAge({ sources: [source] }, TODAY)).toBe(age);
    expect(compare([call('eth_call', 1)], { sources: [source] }).bills).toHaveLength(
      age === 'hidden' ? 0 : 1,
    );
  });

  it('doubles what its rule says for past state', () => {
    const rules = [{ chains: ['eth'], each: 20, archive: 2 }];
    const place = { chain: 'eth', family: 'evm', method: 'any' };
    expect(getTableUnits({ ...TABLE, rules }, place)).toBe(20);
    expect(getTableUnits({ ...TABLE, rules }, { ...place, isArchive: true })).toBe(40);
  });
});
