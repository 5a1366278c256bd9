import { CUSTOM_RATE, getMaxCu, RPS_OPTIONS, toRps } from './enterprise-package';
import type { Estimate } from './estimate';

/** Returns the enterprise package that covers the calls: its rate, and the units, capped at what it allows. */
export function getPackage({ peakRate, units }: Pick<Estimate, 'peakRate' | 'units'>) {
  const rps =
    RPS_OPTIONS.find((option) => peakRate <= toRps(option) && units <= getMaxCu(option)) ??
    CUSTOM_RATE;
  const cap = getMaxCu(rps);
  return { rps, cuAmount: String(Math.min(units, cap)), cap };
}
