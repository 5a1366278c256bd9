import type { Chain, LiveNodes } from '@/lib/provider';
import { toLevel, type Level } from './levels';

export type FleetFigures = {
  available: number;
  interfaces: number;
  testnets: number;
  regions: number;
};

/** Counts the node list. A chain's first network is its main one. */
export function getFleetFigures({ chains, regions }: LiveNodes): FleetFigures {
  const networks = chains.flatMap((chain) => chain.networks);
  return {
    available: chains.filter(({ status }) => status === 'available').length,
    interfaces: new Set(networks.flatMap(({ interfaces }) => interfaces)).size,
    testnets: chains.reduce((sum, chain) => sum + Math.max(0, chain.networks.length - 1), 0),
    regions: regions.length,
  };
}

export type RegionSummary = {
  region: string;
  /** Mean over its chains in percent, truncated to two decimals. */
  mean: string;
  /** How many chains were measured from the region. */
  count: number;
  /** How many of them are at each level. */
  levels: Readonly<Record<Level, number>>;
};

function summarize(region: string, chains: readonly Chain[]): RegionSummary[] {
  const values = chains.flatMap((chain) =>
    chain.regions.filter((reading) => reading.region === region).map(({ percent }) => percent),
  );
  if (values.length === 0) return [];
  const mean = values.reduce((sum, percent) => sum + Number(percent), 0) / values.length;
  const levels = { high: 0, middle: 0, low: 0 };
  for (const percent of values) levels[toLevel(percent)]++;
  // Floating-point sums can fall just short of the exact value.
  const cut = Math.floor(mean * 100 + 1e-6) / 100;
  return [{ region, mean: cut.toFixed(2), count: values.length, levels }];
}

/** Summarizes the chains by the region they were checked from; the most common region first. */
export const getRegionSummaries = ({ chains, regions }: LiveNodes): RegionSummary[] =>
  regions.flatMap((region) => summarize(region, chains));
