import { expect, it } from 'vitest';
import { toComparisonCsv, toPublicComparison } from '@/lib/directory/compare-cost';
import { readCalculation } from '@/lib/directory/read-calculation';
import { UNIT_TABLES } from '@/lib/migrate/unit-tables';
import { getComputeUnits, getPlans } from '@/lib/provider';

const TODAY = '2026-11-29';

async function compare(query: string, tables = UNIT_TABLES) {
  const [prices, plans] = await Promise.all([getComputeUnits(), getPlans()]);
  const workload = readCalculation(new URL(`http://localhost/?${query}`), prices);
  return workload && toPublicComparison(workload, { prices, plans, tables }, TODAY);
}

it('prices the same calls here and elsewhere, each with its sources', async () => {
  const comparison = await compare('call=eth~eth_call~1000000~archive&peak=1');
  expect(comparison?.own).toMatchObject({ computeUnitsPerMonth: 1_500_000_000, currency: 'USD' });
  expect(comparison?.others.map(({ provider }) => provider)).toEqual(
    UNIT_TABLES.map(({ provider }) => provider).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  const ankr = comparison?.others.find(({ provider }) => provider === 'Ankr');
  expect(ankr).toMatchObject({ unitsPerMonth: 6_000_000_000, pricePerMonth: 600 });
  for (const other of comparison?.others ?? []) {
    expect(other.sources.length).toBeGreaterThan(0);
    expect(other.pricePerMonth === null).toBe(other.notComparable !== null);
  }
});

it('is a table too', async () => {
  const comparison = await compare('call=eth~eth_call~1000');
  const lines = comparison ? toComparisonCsv(comparison, 'Us').trim().split('\r\n') : [];
  expect(lines).toHaveLength(UNIT_TABLES.length + 2);
  expect(lines[1]).toMatch(/^Us,compute units,750000,/);
});

it('has our own price only where other names are left out', async () => {
  const comparison = await compare('call=eth~eth_call~1000', []);
  expect(comparison?.others).toEqual([]);
  expect(JSON.stringify(comparison)).not.toMatch(/Ankr|Alchemy/);
});

it.each(['', 'call=eth~eth_call~1~x', 'call=eth~eth_call~1~archive~x', 'call=eth~nothing~1'])(
  'rejects %j',
  async (query) => {
    expect(await compare(query)).toBeNull();
  },
);
