import { PEAK_MAX, type QuoteRequest } from './quote-request';

/** A chain with dedicated nodes, and what they offer on it. */
export type NodeOption = {
  key: string;
  name: string;
  family: string | null;
  hasArchive: boolean;
  hasTrace: boolean;
  /** What an archive node adds; null if that is nothing, or not known. */
  adds: 'state' | 'history' | null;
  /** Other names, for the search. */
  words: string;
};

export type NodeChoice = Required<Pick<QuoteRequest, 'depth' | 'trace' | 'peak'>> & {
  chain: NodeOption;
  region: string | undefined;
};

const FIRST_PEAK = 100;

/** Returns a node that exists: what a request leaves open, or asks for in vain, falls back field by field. */
export function toNodeChoice(
  { chain: key, region, depth, trace, peak }: QuoteRequest,
  chains: readonly NodeOption[],
  regions: readonly string[],
): NodeChoice | null {
  const first = chains.find(({ hasArchive, hasTrace }) => hasArchive && hasTrace) ?? chains[0];
  const chain = chains.find((one) => one.key === key) ?? first;
  if (!chain) return null;
  return {
    chain,
    region: regions.find((one) => one === region) ?? regions[0],
    depth: depth === 'archive' && chain.hasArchive ? 'archive' : 'full',
    trace: trace === true && chain.hasTrace,
    peak: Math.min(Math.max(peak ?? FIRST_PEAK, 1), PEAK_MAX),
  };
}

export const toNodeRequest = ({ chain, ...choice }: NodeChoice): QuoteRequest => ({
  chain: chain.key,
  ...choice,
});

const DECADES = Math.log10(PEAK_MAX);

/** Returns the position of a rate on a log scale, 0 to 100. */
export const toPeakPlace = (peak: number): number =>
  Math.round((Math.log10(Math.max(peak, 1)) / DECADES) * 1000) / 10;

/** Returns the rate at a position, rounded to two figures. */
export const fromPeakPlace = (place: number): number =>
  Math.max(1, Number((10 ** ((place / 100) * DECADES)).toPrecision(2)));
