import { describe, expect, it } from 'vitest';
import { createEmbeddedProvider } from '@/embedded/provider';
import { createProviderClient } from '@/lib/provider/client';
import { getCapacity, getFittingPlan } from '@/lib/units/fitting-plan';
import { fromScale, getMixes, getTrafficEstimate } from '@/lib/units/mixes';

const embedded = createEmbeddedProvider();
const client = createProviderClient({
  fetch: (url, init) => embedded(new Request(url, init)),
  apiUrl: 'http://provider.test/v3',
  availabilityUrl: null,
  timeoutMs: 1000,
});
const [plans, protocols, methods] = await Promise.all([
  client.readPlans(),
  client.readCuProtocols(),
  client.readCuMethods('all'),
]);
const prices = { protocols: protocols.entries, methods: methods.entries };
const mixes = getMixes(prices);

const fit = (perDay: number, mixId: string, hasSeveralChains: boolean) => {
  const mix = mixes.find(({ id }) => id === mixId)!;
  return getFittingPlan(plans.entries, getTrafficEstimate({ perDay, mix, hasSeveralChains }));
};

describe('the plan for some traffic', () => {
  it('covers it, and no smaller plan does', () => {
    for (const mix of mixes) {
      for (const hasSeveralChains of [true, false]) {
        for (let place = 0; place <= 100; place += 5) {
          const need = getTrafficEstimate({ perDay: fromScale(place), mix, hasSeveralChains });
          const plan = getFittingPlan(plans.entries, need);
          expect(plan && getCapacity(plan, need)).toBeGreaterThanOrEqual(need.requestsPerDay);
        }
      }
    }
  });

  it('is free up to 40,000 requests a day, whatever is called', () => {
    for (const { id } of mixes) expect(fit(40_000, id, true)?.kind).toBe('free');
    expect(fit(40_001, 'light', true)?.kind).toBe('compute-units');
  });

  it('is a plan for one chain only with one chain', () => {
    expect(fit(1_500_000, 'heavy', false)?.chains).toBe(1);
    expect(fit(1_500_000, 'heavy', true)?.chains).toBeNull();
  });

  it('is a dedicated node or a contract if no shared plan covers it', () => {
    expect(fit(9_000_000, 'app', false)?.kind).toBe('dedicated');
    expect(fit(9_000_000, 'app', true)?.kind).toBe('enterprise');
  });
});
