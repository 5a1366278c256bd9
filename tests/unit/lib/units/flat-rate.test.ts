import { describe, expect, it } from 'vitest';
import type { Plan } from '@/lib/provider';
import plans from '@/embedded/provider/data/plans.json';
import { parsePlans } from '@/lib/provider/plans-schema';
import { getFlatThreshold } from '@/lib/units/flat-rate';

/** Returns the site's plans with prices; the others are priced on request. */
const price = (amounts: Record<string, number>): Plan[] =>
  parsePlans(plans).entries.map((plan) => ({
    ...plan,
    price: { ...plan.price, amount: amounts[plan.id] ?? null },
  }));
const AMOUNTS = {
  'unlimited-one-chain': 100,
  'unlimited-all-chains': 300,
  'cu-50m': 50,
  'cu-200m': 150,
  'cu-600m': 400,
};

describe('where a flat rate costs less than compute units', () => {
  it('is beyond the largest cheaper package', () => {
    expect(getFlatThreshold(price(AMOUNTS), 1)).toMatchObject({
      plan: { id: 'unlimited-one-chain' },
      units: 50_000_000,
    });
  });

  it('depends on the number of chains', () => {
    expect(getFlatThreshold(price(AMOUNTS), 2)).toMatchObject({
      plan: { id: 'unlimited-all-chains' },
      units: 200_000_000,
    });
  });

  it('is unknown while either is priced on request', () => {
    expect(getFlatThreshold(price({}), 1)).toBeNull();
    expect(getFlatThreshold(price({ 'cu-50m': 50 }), 1)).toBeNull();
    expect(getFlatThreshold(price({ 'unlimited-one-chain': 50 }), 1)).toBeNull();
  });
});
