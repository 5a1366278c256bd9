import type { Plan } from '@/lib/provider';
import { DEFAULT_PEAK } from './address';
import { getEstimate, type Estimate } from './estimate';
import { getFittingPlan } from './fitting-plan';
import { getCallUnits, type Call, type PriceList } from './prices';

export const PRESET_IDS = ['wallet', 'indexer', 'bot', 'game'] as const;
type PresetId = (typeof PRESET_IDS)[number];

/** Orders of magnitude to start from, not measurements; visitors adjust them. */
const PRESETS: Record<PresetId, readonly Call[]> = {
  wallet: [
    { chain: 'eth', method: 'eth_getBalance', perDay: 200_000 },
    { chain: 'eth', method: 'eth_call', perDay: 300_000 },
    { chain: 'sol', method: 'getBalance', perDay: 100_000 },
    { chain: 'eth', method: 'eth_sendRawTransaction', perDay: 5_000 },
  ],
  indexer: [
    { chain: 'eth', method: 'eth_getBlockByNumber', perDay: 7_200 },
    { chain: 'eth', method: 'eth_getBlockReceipts', perDay: 7_200 },
    { chain: 'base', method: 'eth_getLogs', perDay: 43_200 },
  ],
  bot: [
    { chain: 'bsc', method: 'eth_call', perDay: 2_000_000 },
    { chain: 'bsc', method: 'eth_gasPrice', perDay: 200_000 },
    { chain: 'bsc', method: 'eth_sendRawTransaction', perDay: 20_000 },
  ],
  game: [
    { chain: 'pol', method: 'eth_call', perDay: 60_000 },
    { chain: 'pol', method: 'eth_getTransactionReceipt', perDay: 30_000 },
    { chain: 'pol', method: 'eth_sendRawTransaction', perDay: 15_000 },
  ],
};

/** Returns a preset's calls that are in the price list. */
function getPreset(id: PresetId, prices: PriceList): Call[] {
  return PRESETS[id].filter((call) => getCallUnits(prices, call) > 0);
}

/** A preset with its estimate and the plan that covers it. */
export type PresetRow = { id: PresetId; calls: Call[]; estimate: Estimate; plan: Plan | null };

/** Returns the estimate of each preset; presets without calls in the price list are left out. */
export function getPresetRows(prices: PriceList, plans: readonly Plan[]): PresetRow[] {
  return PRESET_IDS.flatMap((id) => {
    const calls = getPreset(id, prices);
    if (calls.length === 0) return [];
    const estimate = getEstimate(calls, prices, DEFAULT_PEAK);
    return [{ id, calls, estimate, plan: getFittingPlan(plans, estimate) }];
  });
}
