import { getPlanName } from '@/lib/display/plan-name';
import { getMessages } from '@/lib/i18n/messages';
import { isBuiltInPlan, type ComputeUnits, type Plan } from '@/lib/provider';
import { toJsonFile, toSchemaFile, type DataFile } from './data-file';
import schema from './prices.schema.json';

type Prices = {
  plans: readonly Plan[];
  computeUnits: ComputeUnits;
  /** True while the embedded provider generates them. */
  isSample: boolean;
};

const ENGLISH = getMessages('en');
const CHINESE = getMessages('cn');

/** A plan as published; null: unlimited, not counted, or priced on request. */
export function toPublicPlan(plan: Plan) {
  const { id, kind, price, requestsPerDay, requestsPerSecond, computeUnits, chains } = plan;
  const { periods, unitsPer, endpoints } = plan;
  return {
    id,
    kind,
    name: getPlanName(plan, ENGLISH),
    nameZh: getPlanName(plan, CHINESE),
    pricePerMonth: price.amount,
    currency: price.currency,
    requestsPerDay,
    requestsPerSecond,
    computeUnitsPerMonth: unitsPer === 'day' ? null : computeUnits,
    chains,
    ...(periods && { periods }),
    ...(unitsPer === 'day' && computeUnits !== null && { computeUnitsPerDay: computeUnits }),
    ...(endpoints !== undefined && { endpoints }),
  };
}

const toPublicUnits = ({ protocols, methods }: ComputeUnits) => ({
  chains: protocols.map(
    ({ _key, name, family, secondFamilies = [], multiplier, archiveFactor }) => ({
      key: _key,
      name,
      family,
      secondFamilies,
      multiplier,
      ...(archiveFactor !== undefined && { archiveFactor }),
    }),
  ),
  methods: methods.map(({ family, method, computeUnits, archiveComputeUnits }) => ({
    family,
    method,
    computeUnits,
    archiveComputeUnits,
  })),
});

/** Returns the published price file at `path`; null for any other path. */
export function getPriceFile(path: string, prices: Prices, origin: string): DataFile | null {
  const { plans, computeUnits, isSample } = prices;
  const toFile = (definition: string, isBuiltIn: boolean, value: object) => {
    const source = isBuiltIn ? 'built-in' : isSample ? 'sample' : 'live';
    const $schema = `${origin}/prices.schema.json#/$defs/${definition}`;
    return toJsonFile({ $schema, source, ...value });
  };
  switch (path) {
    case '/plans.json':
      return toFile('plans', plans.every(isBuiltInPlan), { plans: plans.map(toPublicPlan) });
    case '/compute-units.json':
      return toFile('computeUnits', !computeUnits.methods.length, toPublicUnits(computeUnits));
    case '/prices.schema.json':
      return toSchemaFile(schema, origin + path);
    default:
      return null;
  }
}
