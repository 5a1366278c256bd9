import { expect, it } from 'vitest';
import { JOBS, getJobCosts } from '@/lib/units/jobs';

const PRICES = {
  protocols: [
    { _key: 'eth', name: 'Ethereum', family: 'evm', multiplier: 1 },
    { _key: 'base', name: 'Base', family: 'evm', multiplier: 1.5 },
    { _key: 'btc', name: 'Bitcoin', family: 'bitcoin', multiplier: 1 },
    { _key: 'odd', name: 'Odd', family: '__proto__', multiplier: 1 },
  ],
  methods: [
    ['evm', 'eth_getBalance', 15],
    ['evm', 'eth_call', 25],
    ['evm', 'eth_getTransactionReceipt', 20],
    ['evm', 'eth_sendRawTransaction', 40],
    ['bitcoin', 'gettxout', 15],
  ].map(([family, method, units]) => ({
    family: String(family),
    method: String(method),
    computeUnits: Number(units),
    archiveComputeUnits: null,
  })),
};

it('adds up a month of all jobs, each call in whole units', () => {
  const { jobs, monthUnits } = getJobCosts(PRICES, 'base');
  expect(jobs).toContainEqual({ id: 'balance', method: 'eth_getBalance', units: 23 });
  const day = JOBS.balance * 23 + JOBS.read * 38 + JOBS.transaction * 30 + JOBS.send * 60;
  expect(monthUnits).toBe(day * 30);
});

it('has no sum if a job has no price', () => {
  expect(getJobCosts(PRICES, 'btc').monthUnits).toBeNull();
  expect(getJobCosts(PRICES, 'btc').jobs[0]).toMatchObject({ method: 'gettxout', units: 15 });
  for (const chain of ['odd', 'none', '__proto__']) {
    expect(getJobCosts(PRICES, chain).monthUnits).toBeNull();
  }
});
