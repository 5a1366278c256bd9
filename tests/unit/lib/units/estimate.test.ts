import { describe, expect, it } from 'vitest';
import { BUILT_IN_PLANS } from '@/lib/provider/built-in';
import { parseCalculation, toCalculationSearch, toPerDay } from '@/lib/units/address';
import { getEstimate } from '@/lib/units/estimate';
import { getFittingPlan, isCarried } from '@/lib/units/fitting-plan';
import { getCallUnits, type PriceList } from '@/lib/units/prices';
import { getPackage } from '@/lib/units/package';
import type { Plan } from '@/lib/provider';

const prices: PriceList = {
  protocols: [
    { _key: 'eth', name: 'Ethereum', family: 'evm', multiplier: 1 },
    { _key: 'arb', name: 'Arbitrum', family: 'evm', multiplier: 1.2 },
    { _key: 'sol', name: 'Solana', family: 'solana', multiplier: 1.5 },
  ],
  methods: [
    { method: 'eth_call', family: 'evm', computeUnits: 25, archiveComputeUnits: 50 },
    { method: 'getSlot', family: 'solana', computeUnits: 5, archiveComputeUnits: null },
  ],
};
const call = (chain: string, method: string, perDay: number) => ({ chain, method, perDay });

function makePlan(plan: Partial<Plan>): Plan {
  return {
    id: 'plan',
    kind: 'compute-units',
    name: 'Plan',
    price: { amount: 10, currency: 'USD', placeholder: false },
    requestsPerDay: null,
    requestsPerSecond: null,
    computeUnits: null,
    unlimited: false,
    chains: null,
    labels: [],
    action: 'buy',
    ...plan,
  };
}

describe('the estimate for calls', () => {
  it("multiplies the method's price by the chain's, for a month of 30 days", () => {
    const calls = [call('eth', 'eth_call', 1000), call('arb', 'eth_call', 1000)];
    expect(getEstimate(calls, prices, 3)).toMatchObject({
      requestsPerDay: 2000,
      requests: 60_000,
      units: (25 + 30) * 1000 * 30,
    });
  });

  it('counts whole units per call, rounded up without floating-point errors', () => {
    const solana = getCallUnits(prices, call('sol', 'getSlot', 1));
    expect(solana).toBe(Math.ceil(5 * 1.5));
    const methods = [{ ...prices.methods[0]!, computeUnits: 100 }];
    const dearer = { protocols: [{ ...prices.protocols[1]!, multiplier: 1.1 }], methods };
    expect(getCallUnits(dearer, call('arb', 'eth_call', 1))).toBe(110);
  });

  it('charges archive data if the list has a price for it', () => {
    const units = (chain: string, method: string) =>
      getCallUnits(prices, { ...call(chain, method, 1), isArchive: true });
    expect([units('arb', 'eth_call'), units('sol', 'getSlot')]).toEqual([60, 8]);
  });
});

describe('the plan that fits', () => {
  const need = getEstimate([call('eth', 'eth_call', 40_000)], prices, 1);

  it('is the free one up to its requests a day, and no further', () => {
    expect(getFittingPlan(BUILT_IN_PLANS, need)?.kind).toBe('free');
    const more = getEstimate([call('eth', 'eth_call', 40_001)], prices, 1);
    expect(getFittingPlan(BUILT_IN_PLANS, more)?.kind).not.toBe('free');
  });

  it('is the cheapest that covers the calls; one without a price comes last', () => {
    const small = makePlan({ id: 'small', computeUnits: need.units - 1 });
    const exact = makePlan({ id: 'exact', computeUnits: need.units, price: toPrice(30) });
    const large = makePlan({ id: 'large', computeUnits: need.units * 9, price: toPrice(90) });
    const quoted = makePlan({ id: 'quoted', kind: 'enterprise', price: toPrice(null) });
    const ids = (plans: Plan[]) => getFittingPlan(plans, need)?.id;
    expect(ids([quoted, large, small, exact])).toBe('exact');
    expect(ids([quoted, small])).toBe('quoted');
    expect(ids([small])).toBeUndefined();
  });

  it('covers the busiest second, not only the mean', () => {
    const plan = makePlan({ kind: 'unlimited', requestsPerSecond: 60 });
    const steady = getEstimate([call('sol', 'getSlot', 86_400 * 20)], prices, 3);
    const bursts = getEstimate([call('sol', 'getSlot', 86_400 * 20)], prices, 5);
    expect([isCarried(plan, steady), isCarried(plan, bursts)]).toEqual([true, false]);
  });
});

const toPrice = (amount: number | null) => ({
  amount,
  currency: 'USD' as const,
  placeholder: false,
});

describe('the URL of a calculation', () => {
  const calculation = {
    calls: [call('eth', 'eth_call', 1000), call('sol', 'getSlot', 7)],
    peakFactor: 5,
    isArchive: false,
  };

  it('keeps it, and other parameters', () => {
    for (const isArchive of [false, true]) {
      const search = toCalculationSearch({ ...calculation, isArchive }, '?utm_source=x&archive=1');
      expect(search).toContain('utm_source=x');
      expect(parseCalculation(search, prices)).toEqual({ ...calculation, isArchive });
    }
  });

  it.each(['', '?call=eth', '?call=eth~nope~5', '?peak=5'])('%s is none', (search) => {
    expect(parseCalculation(search, prices)).toBeNull();
  });
});

it.each([
  ['1,000,000', 1_000_000],
  ['12 000', 12_000],
  ['-5', 5],
  ['', 0],
  ['9'.repeat(40), 100_000_000_000],
])('what is typed as %s is %i a day', (text, perDay) => {
  expect(toPerDay(text)).toBe(perDay);
});

describe('the enterprise package for a need', () => {
  const need = {
    requestsPerDay: 1,
    chains: 1,
    requests: 30,
    units: 250e9,
    meanRate: 100,
    peakRate: 300,
  };

  it('has the smallest rate that covers both the peak and the units', () => {
    expect(getPackage({ ...need, units: 1e9 })).toMatchObject({
      rps: '400',
      cuAmount: '1000000000',
    });
    expect(getPackage(need).rps).toBe('600');
    expect(getPackage({ ...need, peakRate: 700 }).rps).toBe('800');
  });
});
