import { z } from 'zod';
import { getChainFacts } from '@/lib/chains';
import { toSiteKey } from '@/lib/chains/server-keys';

/** How many chains the site shows: the directory lists them all, and twice as many take 600 MB of memory. */
const MAX_CHAINS = 1000;
const MAX_NETWORKS = 50;
/** Interfaces, service levels or labels of one entry. */
const MAX_NAMES = 20;
/** The provider has eight; pages list every plan. */
const MAX_PLANS = 100;
/** The provider lists hundreds; a page lists every method. */
const MAX_METHODS = 2000;

const label = z.string().trim().min(1).max(120);
/** A label that serves as a key in lookups, where every object has some already. */
const term = label.refine((name) => !(name in Object.prototype));
/** Used unescaped in URLs and file names. */
const key = term.max(64).regex(/^(?!\.+$)[\w.-]+$/);

/** Parses up to `max` entries of a list, skipping invalid ones; anything but a list counts as empty. */
function lenientList<T extends z.ZodType>(entry: T, max: number) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((values): z.output<T>[] =>
      values.slice(0, max).flatMap((value) => {
        const result = entry.safeParse(value);
        return result.success ? [result.data] : [];
      }),
    );
}

const networkStatus = z.enum(['active', 'inactive', 'coming_soon']);
export type NetworkStatus = z.output<typeof networkStatus>;

const network = z.object({
  _key: key,
  name: label.optional().catch(undefined),
  status: networkStatus.catch('active'),
  interfaces: lenientList(term, MAX_NAMES),
});

const chainEntry = z.object({
  protocol: z.object({ _key: key, name: label.optional().catch(undefined) }),
  networks: lenientList(network, MAX_NETWORKS),
  service_levels: lenientList(term, MAX_NAMES),
  isPartner: z.boolean().catch(false),
  youtube: z
    .string()
    .regex(/^[\w-]{6,20}$/)
    .nullable()
    .catch(null),
});

/** An entry of the provider's node list, under the provider's key. */
export type ChainEntry = z.output<typeof chainEntry>;

const limit = z.number().int().positive().nullable();
const plan = z.object({
  id: key,
  kind: z.enum(['free', 'unlimited', 'compute-units', 'dedicated', 'enterprise']),
  name: label,
  price: z
    .object({
      amount: z.number().min(0).nullable(),
      currency: z.literal('USD'),
      placeholder: z.boolean(),
    })
    // An amount that nobody has set is not shown.
    .transform((price) => (price.placeholder ? { ...price, amount: null } : price)),
  requestsPerDay: limit,
  requestsPerSecond: limit,
  computeUnits: limit,
  unlimited: z.boolean(),
  chains: limit.optional().transform((count) => count ?? null),
  labels: lenientList(z.enum(['custom', 'individual']), MAX_NAMES),
  action: z.enum(['get-api-key', 'buy', 'contact']),
});

/**
 * A package of the price list. Prices are in US dollars per month, null on request. `chains` is the number of chains it
 * covers, null for all.
 */
export type Plan = z.output<typeof plan>;

/** Lists what a chain serves beside its main family, such as Blockbook, whose calls the list prices too. */
const getSecondFamilies = ({ _key, family }: { _key: string; family: string }): readonly string[] =>
  (getChainFacts(_key)?.methodFamilies ?? []).filter((name) => name !== family);

const cuProtocol = z
  .object({
    _key: key.transform(toSiteKey),
    name: label,
    family: key,
    multiplier: z.number().positive().max(1e6),
  })
  .transform((protocol) => ({ ...protocol, secondFamilies: getSecondFamilies(protocol) }));

/**
 * A chain in the compute-unit price list, under the site's key: the families of its methods, and the multiplier for
 * their prices.
 */
export type CuProtocol = Omit<z.output<typeof cuProtocol>, 'secondFamilies'> & {
  secondFamilies?: readonly string[];
};

const units = z.number().int().min(0).max(1e9);
const cuMethod = z.object({
  method: z.string().min(1).max(200),
  family: key,
  computeUnits: units,
  archiveComputeUnits: units.nullable(),
});

/** The price of one call before the chain's multiplier. */
export type CuMethod = z.output<typeof cuMethod>;

/** Valid entries, and how many were invalid. */
export type Parsed<T> = { entries: T[]; dropped: number };

/**
 * Parses the first entries of a list.
 * @throws if the body is not a list, or contains no valid entry
 */
function parseEntries<T extends z.ZodType>(
  schema: T,
  body: unknown,
  max: number,
): Parsed<z.output<T>> {
  if (!Array.isArray(body)) throw new Error('not a list');
  const entries = lenientList(schema, max).parse(body);
  if (entries.length === 0) throw new Error('empty list');
  return { entries, dropped: body.length - entries.length };
}

export const parseNodes = (body: unknown) => parseEntries(chainEntry, body, MAX_CHAINS);
export const parsePlans = (body: unknown) => parseEntries(plan, body, MAX_PLANS);
export const parseCuProtocols = (body: unknown) => parseEntries(cuProtocol, body, MAX_CHAINS);
export const parseCuMethods = (body: unknown) => parseEntries(cuMethod, body, MAX_METHODS);

/**
 * Parses measurements by the provider's chain key. Values are still unchecked; `toAvailability` reads them.
 * @throws if the body is not an object
 */
export function parseAvailability(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Error('not an object');
  }
  return { ...body };
}
