import { getPlanProduct } from '@/lib/display/plan-action';
import type { Plan } from '@/lib/provider';
import { splitLocale } from '@/lib/site/paths';
import { toEstimateText } from '@/lib/quotes/estimate-text';
import type { QuoteRequest } from '@/lib/quotes/quote-request';
import type { Estimate } from '@/lib/units/estimate';
import { suggestPackage } from '@/stores/overlays';
import { writeQuote } from '@/stores/quote';

/** Returns an estimate as a request; without a plan, it is for the enterprise package. */
export const toEstimateQuote = (estimate: Estimate, plan?: Plan): QuoteRequest => ({
  page: splitLocale(window.location.pathname).path,
  product: plan ? getPlanProduct(plan) : 'enterprise',
  plan: plan?.id,
  callsPerDay: Math.ceil(estimate.requestsPerDay),
  computeUnits: estimate.units,
  peak: Math.ceil(estimate.peakRate),
  // The calculator keeps its calls in the address.
  estimate: toEstimateText(window.location.search) || undefined,
});

/** Passes an estimate on to whatever form a click opens. */
export function writeEstimate(estimate: Estimate, plan?: Plan) {
  // The form follows the estimate, whatever package was chosen before.
  suggestPackage(null);
  writeQuote(toEstimateQuote(estimate, plan), { plan: plan?.name });
}
