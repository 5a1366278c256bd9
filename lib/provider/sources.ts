import { parseAvailability, toMeasurements } from './availability';
import type { ProviderClient } from './client';
import type { LimitRow } from './limit-fields';
import { parseLimits } from './limits-schema';
import type { Parsed } from './lists';
import { parseNodes, type ChainEntry } from './nodes-schema';
import { parsePlans, type Plan } from './plans-schema';
import type { Offers } from './shrink-guard';
import type { ComputeUnits } from './types';
import { parseCuMethods, parseCuProtocols } from './units-schema';

/** One of the provider's values, and how it is read. */
export type Source<T> = {
  /** Name in log lines and of the stored value, such as `/nodes`. */
  name: string;
  /** How often a failed call is repeated behind the pages. */
  retries: number;
  /**
   * Reads it; where a field is wrong, its value of `before` stays.
   * @throws if it cannot be read
   */
  read(before: T | null): Promise<{ value: T; faults: readonly string[] }>;
  /**
   * Parses a value that was stored as JSON.
   * @throws for anything else
   */
  parse(stored: unknown): T;
  /**
   * Lists what pages show of it.
   * @throws for a value that must not be shown
   */
  toOffers(value: T): Offers;
};

const toNames = <T>(entries: readonly T[], toName: (entry: T) => string | string[]) =>
  new Set(entries.flatMap(toName));

/** Lists what has pages: chains, and methods by the interfaces of active networks. */
function toNodeOffers(entries: readonly ChainEntry[]): Offers {
  const toInterfaces = ({ protocol, networks }: ChainEntry) =>
    networks
      .filter(({ status }) => status === 'active')
      .flatMap(({ interfaces }) => interfaces.map((name) => `${protocol._key} ${name}`));
  return {
    chains: toNames(entries, ({ protocol }) => protocol._key),
    interfaces: toNames(entries, toInterfaces),
  };
}

/** This many chains are not all down for as long as their figures cover. */
const MANY = 3;

/** @throws if all figures are so low that they must be fractions; the record would keep them forever */
function toAvailabilityOffers(body: Record<string, unknown>): Offers {
  const measurements = toMeasurements(body);
  const isLow = [...measurements.values()].every(({ mean }) => Number(mean) <= 1);
  if (isLow && measurements.size >= MANY) throw new Error('no figure is above 1 percent');
  return { 'measured chains': new Set(measurements.keys()) };
}

const toPlanOffers = (plans: readonly Plan[]): Offers => ({
  plans: toNames(plans, ({ id }) => id),
  prices: toNames(plans, ({ id, price }) => (price.amount === null ? [] : id)),
});

const toUnitOffers = ({ protocols, methods }: ComputeUnits): Offers => ({
  'priced chains': toNames(protocols, ({ _key }) => _key),
  prices: toNames(methods, ({ family, method, computeUnits }) =>
    computeUnits > 0 ? `${family} ${method}` : [],
  ),
});

/** What the calculators price; asked for one by one if the provider has no list of all methods. */
const COMMON_METHODS = [
  ...['eth_blockNumber', 'eth_call', 'eth_chainId', 'eth_estimateGas', 'eth_gasPrice'],
  ...['eth_getBalance', 'eth_getBlockByNumber', 'eth_getBlockReceipts', 'eth_getCode'],
  ...['eth_getLogs', 'eth_getTransactionByHash', 'eth_getTransactionCount'],
  ...['eth_getTransactionReceipt', 'eth_sendRawTransaction', 'debug_traceTransaction'],
  ...['trace_block', 'getAccountInfo', 'getBalance', 'getLatestBlockhash', 'getProgramAccounts'],
  ...['getSignaturesForAddress', 'getSlot', 'getTransaction', 'sendTransaction', 'getblock'],
  ...['getblockcount', 'getrawtransaction', 'sendrawtransaction'],
];
const NOT_FOUND = 404;
const isMissing = (error: unknown) => error instanceof Error && error.cause === NOT_FOUND;

const toValue = <T>({ entries, faults }: Parsed<T>) => ({ value: entries, faults });
const withoutFaults = <T>(value: T) => ({ value, faults: [] });

/** Reads the prices of all methods, or of the common ones if the provider has them only by name. */
async function readMethods({ readCuMethods }: ProviderClient) {
  try {
    return await readCuMethods('all');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const lists = await Promise.all(
    COMMON_METHODS.map((name) =>
      readCuMethods(name).catch((error: unknown) => {
        if (isMissing(error)) return { entries: [], faults: [] };
        throw error;
      }),
    ),
  );
  return {
    entries: lists.flatMap(({ entries }) => entries),
    faults: lists.flatMap(({ faults }) => faults),
  };
}

/** Reads the chains with compute units; without a list of them, every chain that methods are priced for. */
async function readUnits(client: ProviderClient) {
  const [protocols, methods] = await Promise.all([
    client.readCuProtocols().catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
    readMethods(client),
  ]);
  const families = [...new Set(methods.entries.map(({ family }) => family))];
  return {
    value: {
      protocols: protocols?.entries ?? parseCuProtocols(families.map((_key) => ({ _key }))).entries,
      methods: methods.entries,
    },
    faults: [...(protocols?.faults ?? []), ...methods.faults],
  };
}

/** Everything that is read from the provider. */
export function createSources(client: ProviderClient) {
  const nodes: Source<readonly ChainEntry[]> = {
    name: '/nodes',
    retries: 3,
    read: async (before) => toValue(await client.readNodes(before ?? [])),
    parse: (stored) => parseNodes(stored).entries,
    toOffers: toNodeOffers,
  };
  const availability: Source<Record<string, unknown>> = {
    name: '/availability',
    retries: 0,
    read: async () => withoutFaults(await client.readAvailability()),
    parse: parseAvailability,
    toOffers: toAvailabilityOffers,
  };
  const heads: Source<Record<string, unknown>> = {
    name: '/heads',
    retries: 0,
    read: async () => withoutFaults(await client.readHeads()),
    parse: parseAvailability,
    // A chain that is no longer read says nothing about the others.
    toOffers: () => ({}),
  };
  const plans: Source<Plan[]> = {
    name: '/plans',
    retries: 0,
    read: async (before) => toValue(await client.readPlans(before ?? [])),
    parse: (stored) => parsePlans(stored).entries,
    toOffers: toPlanOffers,
  };
  const computeUnits: Source<ComputeUnits> = {
    name: '/compute-units',
    retries: 0,
    read: () => readUnits(client),
    parse: (stored) => ({
      protocols: parseCuProtocols(Object(stored).protocols).entries,
      methods: parseCuMethods(Object(stored).methods).entries,
    }),
    toOffers: toUnitOffers,
  };
  const limits: Source<LimitRow[]> = {
    name: '/limits',
    retries: 0,
    read: async () => toValue(await client.readLimits()),
    parse: (stored) =>
      Array.isArray(stored) && stored.length > 0 ? parseLimits(stored).entries : [],
    toOffers: (rows) => ({ limits: toNames(rows, ({ field }) => field) }),
  };
  return { nodes, availability, heads, plans, computeUnits, limits };
}
