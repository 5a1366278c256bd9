import { toMeasurements, type Measurements } from './availability';
import type { ProviderClient } from './client';
import type { KeptData } from './kept';
import { createLossCheck } from './loss-check';
import type { Plan } from './plan-schema';
import { createReader } from './reader';
import type { CuMethod, CuProtocol } from './schema';

/** This many chains are not all down for as long as their figures cover. */
const MANY = 3;
/** If a larger share of readings is between 0 and 1 percent, a region or a list of chains reports fractions. */
const MOST_FRACTIONS = 0.05;

/**
 * @throws if figures are so low that they must be fractions, or if there are none; the record would keep them forever
 */
function checkUnit(measurements: Measurements): void {
  const chains = [...measurements.values()];
  const isLow = chains.every(({ mean }) => Number(mean) <= 1);
  if (isLow && chains.length >= MANY) throw new Error('no figure is above 1 percent');
  const percents = chains.flatMap(({ regions }) => regions.map(({ percent }) => Number(percent)));
  const fractions = percents.filter((percent) => percent > 0 && percent <= 1).length;
  if (fractions >= MANY && fractions > MOST_FRACTIONS * percents.length) {
    throw new Error(`${fractions} of ${percents.length} figures are fractions, not percent`);
  }
}

/** There are eight plans; losing more than this many counts. */
const FEW_PLANS = 2;

/** Limits of plans: an absent one means unlimited. */
const LIMITS = ['requestsPerDay', 'requestsPerSecond', 'computeUnits', 'chains'] as const;

const toNames = <T>(entries: readonly T[], toName: (entry: T) => string) =>
  new Set(entries.map(toName));

/** Lists the plans, those with a price, and those with each limit. */
function toPlanOffers(plans: readonly Plan[]) {
  const toId = ({ id }: Plan) => id;
  const limits = LIMITS.map((limit) => {
    const limited = plans.filter((plan) => plan[limit] !== null);
    return [`plans with ${limit}`, toNames(limited, toId)] as const;
  });
  const priced = plans.filter(({ price }) => price.amount !== null);
  return {
    plans: toNames(plans, toId),
    prices: toNames(priced, toId),
    ...Object.fromEntries(limits),
  };
}

/** Lists the chains and methods with a price, and the methods with a price for archive data. */
function toUnitOffers(protocols: readonly CuProtocol[], methods: readonly CuMethod[]) {
  const toName = ({ family, method }: CuMethod) => `${family} ${method}`;
  const priced = methods.filter(({ computeUnits }) => computeUnits > 0);
  const archived = methods.filter(({ archiveComputeUnits: units }) => (units ?? 0) > 0);
  return {
    'priced chains': toNames(protocols, ({ _key }) => _key),
    prices: toNames(priced, toName),
    'archive prices': toNames(archived, toName),
  };
}

type Options = {
  client: ProviderClient;
  /** Keeps responses across restarts. */
  kept: Partial<KeptData>;
  /** Milliseconds since 1970. */
  now: () => number;
};

const isAllMissed = () => true;

/** Creates readers for figures and prices. Each throws what the client and its checks throw. */
export function createReaders({ client, kept, now }: Options) {
  const checkMeasurements = createLossCheck(now, { isAllMissed });
  const checkPlans = createLossCheck(now, { few: FEW_PLANS, isAllMissed });
  const checkComputeUnits = createLossCheck(now, { isAllMissed });

  return {
    availability: createReader<Measurements>({
      read: async () => toMeasurements(await client.readAvailability()),
      check(measurements) {
        checkUnit(measurements);
        checkMeasurements({ 'measured chains': new Set(measurements.keys()) });
      },
      ...{ kept: kept.availability, now },
    }),

    plans: createReader({
      read: async () => (await client.readPlans()).entries,
      check: (plans) => checkPlans(toPlanOffers(plans)),
      ...{ kept: kept.plans, now },
    }),

    computeUnits: createReader({
      async read() {
        const [{ entries: protocols }, { entries: methods }] = await Promise.all([
          client.readCuProtocols(),
          client.readCuMethods('all'),
        ]);
        return { protocols, methods };
      },
      check: ({ protocols, methods }) => checkComputeUnits(toUnitOffers(protocols, methods)),
      ...{ kept: kept.computeUnits, now },
    }),
  };
}
