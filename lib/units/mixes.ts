import type { Plan } from '@/lib/provider';
import { DEFAULT_PEAK } from './address';
import { getEstimate, type Estimate } from './estimate';
import { getUnitsByMethod, type Call, type PriceList } from './prices';

export const MIX_IDS = ['light', 'app', 'indexer', 'heavy'] as const;
export type MixId = (typeof MIX_IDS)[number];

/** Shares per hundred calls. Typical, not measured; exact figures belong in the calculator. */
const MIXES: Record<MixId, readonly (readonly [method: string, share: number])[]> = {
  light: [
    ['eth_getBalance', 50],
    ['eth_blockNumber', 30],
    ['eth_call', 20],
  ],
  app: [
    ['eth_getBalance', 35],
    ['eth_call', 55],
    ['eth_getLogs', 10],
  ],
  indexer: [
    ['eth_getBlockByNumber', 30],
    ['eth_getLogs', 70],
  ],
  heavy: [
    ['eth_getBlockReceipts', 60],
    ['eth_getLogs', 40],
  ],
};

/** The chain whose prices stand for all: its multiplier is one. */
const CHAIN = 'eth';
/** Calls on a second chain exclude plans for a single chain. */
const OTHER_CHAIN = 'base';

/** A kind of traffic with its mean cost per call. */
export type Mix = {
  id: MixId;
  shares: { method: string; share: number; units: number }[];
  units: number;
};

/** Returns the mixes whose methods are in the price list. */
export function getMixes(prices: PriceList): Mix[] {
  const known = getUnitsByMethod(prices, CHAIN);
  return MIX_IDS.flatMap((id) => {
    const shares = MIXES[id].map(([method, share]) => ({
      method,
      share,
      units: known.get(method) ?? 0,
    }));
    if (shares.some(({ units }) => units === 0)) return [];
    const units = shares.reduce((sum, one) => sum + one.share * one.units, 0) / 100;
    return [{ id, shares, units }];
  });
}

export type Traffic = { perDay: number; mix: Mix; hasSeveralChains: boolean };

/** What a visitor sees first: a medium-sized app on several chains. */
export const FIRST_TRAFFIC = { perDay: 120_000, mixId: 'app', hasSeveralChains: true } as const;

/** Returns what a month of this traffic costs. */
export function getTrafficEstimate({ perDay, mix, hasSeveralChains }: Traffic): Estimate {
  const prices: PriceList = {
    protocols: [CHAIN, OTHER_CHAIN].map((_key) => ({
      _key,
      name: '',
      family: 'mix',
      multiplier: 1,
    })),
    methods: mix.shares.map(({ method, units }) => ({
      method,
      family: 'mix',
      computeUnits: units,
      archiveComputeUnits: null,
    })),
  };
  const calls = mix.shares.map(({ method, share }) => ({
    chain: CHAIN,
    method,
    perDay: (perDay * share) / 100,
  }));
  const other = { chain: OTHER_CHAIN, method: '', perDay: 0 };
  return getEstimate(hasSeveralChains ? [...calls, other] : calls, prices, DEFAULT_PEAK);
}

/** Returns what a visitor sees first with its estimate; null if a method of it has no price. */
export function getFirstTraffic(prices: PriceList) {
  const mix = getMixes(prices).find(({ id }) => id === FIRST_TRAFFIC.mixId);
  if (!mix) return null;
  const traffic = { ...FIRST_TRAFFIC, mix };
  return { traffic, estimate: getTrafficEstimate(traffic) };
}

/** Lists the calls of this traffic, for the calculator. */
export const toCalls = ({ perDay, mix }: Traffic): Call[] =>
  mix.shares.map(({ method, share }) => ({
    chain: CHAIN,
    method,
    perDay: Math.round((perDay * share) / 100),
  }));

/** Returns why a plan fits, as a message key. */
export function getFitReason(plan: Plan, { chains }: Estimate) {
  if (plan.kind === 'unlimited') return chains > 1 ? 'unlimited' : 'unlimitedOneChain';
  return plan.kind;
}

/** Smallest and largest number of requests a day on the scale. */
export const SCALE = { from: 1000, to: 10_000_000 } as const;
const DECADES = Math.log10(SCALE.to / SCALE.from);

/** Returns a position on the scale in percent, 0 to 100. */
export function toScale(perDay: number): number {
  const place = (Math.log10(Math.max(perDay, 1) / SCALE.from) / DECADES) * 100;
  return Math.min(100, Math.max(0, Math.round(place * 10) / 10));
}

/** Returns the requests per day at a position on the scale, rounded to two figures. */
export function fromScale(place: number): number {
  return Number((SCALE.from * 10 ** ((place / 100) * DECADES)).toPrecision(2));
}
