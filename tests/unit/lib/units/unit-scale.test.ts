import { expect, it } from 'vitest';
import { getUnitScale } from '@/lib/units/unit-scale';

const makePrices = (units: Record<string, number>, multiplier = 1) => ({
  protocols: [{ _key: 'eth', name: 'Ethereum', family: 'evm', multiplier }],
  methods: Object.entries(units).map(([method, computeUnits]) => ({
    ...{ method, family: 'evm', computeUnits, archiveComputeUnits: null },
  })),
});

it('draws a square for every five units, the cheapest call first', () => {
  const { square, rows } = getUnitScale(makePrices({ eth_getLogs: 75, eth_call: 24 }));
  expect(square).toBe(5);
  expect(rows.map(({ method, squares }) => [method, squares])).toEqual([
    ['eth_call', 5],
    ['eth_getLogs', 15],
  ]);
});

it('draws fewer squares if calls are expensive', () => {
  const { square, rows } = getUnitScale(makePrices({ eth_call: 300, eth_getLogs: 6000 }));
  expect(square).toBe(100);
  expect(rows.at(-1)?.squares).toBe(60);
});
