import type { Plan } from '@/lib/provider';
import { splitLocale } from '@/lib/site/paths';
import type { Estimate } from '@/lib/units/estimate';
import { suggestPackage } from '@/stores/overlays';
import { writeQuote } from '@/stores/quote';

const toProduct = ({ kind }: Plan) =>
  kind === 'dedicated' || kind === 'enterprise' ? kind : 'shared';

/** Passes an estimate on to whatever form a click opens; without a plan, it is for the enterprise package. */
export function writeEstimate(estimate: Estimate, plan?: Plan) {
  // The form follows the estimate, whatever package was chosen before.
  suggestPackage(null);
  writeQuote(
    {
      page: splitLocale(window.location.pathname).path,
      product: plan ? toProduct(plan) : 'enterprise',
      plan: plan?.id,
      callsPerDay: Math.ceil(estimate.requestsPerDay),
      computeUnits: estimate.units,
      peak: Math.ceil(estimate.peakRate),
    },
    { plan: plan?.name },
  );
}
