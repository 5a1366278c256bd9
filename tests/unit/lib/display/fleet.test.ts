import { describe, expect, it } from 'vitest';
import { getFleetFigures, getRegionSummaries } from '@/lib/display/fleet';
import type { LiveNodes } from '@/lib/provider';
import { makeChain } from '../../../support/chains';

const makeNodes = (nodes: Partial<LiveNodes>): LiveNodes => ({
  chains: [],
  source: 'live',
  hasSampleReadings: false,
  isLoading: false,
  nodesAmount: 40,
  readingsAt: null,
  checkedAt: null,
  regions: [],
  meanAvailability: null,
  ...nodes,
});
const network = (key: string, ...interfaces: string[]) => ({
  key,
  name: key,
  status: 'active' as const,
  interfaces,
});

it('counts chains, each interface once, and test networks', () => {
  const chains = [
    makeChain({ networks: [network('mainnet', 'json-rpc', 'websocket'), network('sepolia')] }),
    makeChain({ key: 'a', status: 'inactive', networks: [network('mainnet', 'json-rpc')] }),
    makeChain({ key: 'b', status: 'coming-soon' }),
  ];
  expect(getFleetFigures(makeNodes({ chains, regions: ['eu', 'us'] }))).toEqual({
    available: 1,
    interfaces: 2,
    testnets: 1,
    regions: 2,
  });
});

describe('the summary of a region', () => {
  const read = (key: string, ...regions: [string, string][]) =>
    makeChain({
      key,
      regions: regions.map(([region, percent]) => ({ region, percent })),
    });

  it('has the mean of its chains, never rounded up, and their levels', () => {
    const chains = [
      read('a', ['eu', '99.999'], ['us', '99.000']),
      read('b', ['eu', '99.600']),
      read('c', ['eu', '99.989']),
    ];
    expect(getRegionSummaries(makeNodes({ chains, regions: ['eu', 'us'] }))).toEqual([
      { region: 'eu', mean: '99.86', count: 3, levels: { high: 2, middle: 1, low: 0 } },
      { region: 'us', mean: '99.00', count: 1, levels: { high: 0, middle: 0, low: 1 } },
    ]);
  });
});
