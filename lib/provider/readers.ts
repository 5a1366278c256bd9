import { toMeasurements } from './availability';
import type { ProviderClient } from './client';
import { createLossCheck } from './loss-check';
import type { Plan } from './plan-schema';

/** Of the plans, of which there are eight, more are missed. */
const FEW_PLANS = 2;

const toNames = <T>(entries: readonly T[], toName: (entry: T) => string) =>
  new Set(entries.map(toName));

type Options = {
  client: ProviderClient;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Reads figures and prices. Each reader throws what the client and its loss check do. */
export function createReaders({ client, now }: Options) {
  const checkMeasurements = createLossCheck(now, { isAllMissed: true });
  const checkPlans = createLossCheck(now, { few: FEW_PLANS });
  const checkComputeUnits = createLossCheck(now, { isAllMissed: true });

  return {
    async readMeasurements() {
      const measurements = toMeasurements(await client.readAvailability());
      checkMeasurements({ 'measured chains': new Set(measurements.keys()) });
      return measurements;
    },

    async readPlans() {
      const { entries } = await client.readPlans();
      const priced = entries.filter(({ price }) => price.amount !== null);
      const toId = ({ id }: Plan) => id;
      checkPlans({ plans: toNames(entries, toId), prices: toNames(priced, toId) });
      return entries;
    },

    async readComputeUnits() {
      const [{ entries: protocols }, { entries: methods }] = await Promise.all([
        client.readCuProtocols(),
        client.readCuMethods('all'),
      ]);
      checkComputeUnits({
        'priced chains': toNames(protocols, ({ _key }) => _key),
        prices: toNames(methods, ({ family, method }) => `${family} ${method}`),
      });
      return { protocols, methods };
    },
  };
}
