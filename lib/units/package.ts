import { MAX_CU_BY_RPS } from '@/lib/provider/limits';
import type { Estimate } from './estimate';

/** Rates of the enterprise request, in requests a second; a need beyond them is a custom one. */
const RATES = [400, 600, 800] as const;

/** The enterprise package that carries the calls: its rate, and the units, capped at what it allows. */
export function getPackage({ peakRate, units }: Estimate) {
  const rate = RATES.find((rps) => peakRate <= rps && units <= (MAX_CU_BY_RPS[rps] ?? 0));
  const cap = MAX_CU_BY_RPS[rate ?? 0] ?? 0;
  return {
    rps: rate === undefined ? ('custom' as const) : (String(rate) as `${typeof rate}`),
    cuAmount: String(Math.min(units, cap)),
    cap,
  };
}
