import { z } from 'zod';
import { toSiteKey } from '@/lib/chains/server-keys';
import { lenientList } from './lenient-list';
import { cutLongList, MAX_ENTRIES } from './long-list';
import { plan } from './plan-schema';
import { MAX_NAMES, key, label, term } from './terms';

export type { Plan } from './plan-schema';

const networkStatus = z.enum(['active', 'inactive', 'coming_soon']);
export type NetworkStatus = z.output<typeof networkStatus>;

/** More than any chain has; rendering a hundred thousand would crash the server. */
const MAX_NETWORKS = 50;

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

const cuProtocol = z.object({
  _key: key.transform(toSiteKey),
  name: label,
  family: key,
  multiplier: z.number().positive().max(1e6),
});

/**
 * A chain in the compute-unit price list, under the site's key: the family of its methods, and the multiplier for their
 * prices.
 */
export type CuProtocol = z.output<typeof cuProtocol>;

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

/** The provider has eight; pages list every plan. */
const MAX_PLANS = 100;
/** The provider lists hundreds; a page lists every method. */
const MAX_METHODS = 2000;

function parseEntries<T extends z.ZodType>(
  schema: T,
  body: unknown,
  max = MAX_ENTRIES,
): Parsed<z.output<T>> {
  if (!Array.isArray(body)) throw new Error('not a list');
  if (body.length > max) throw new Error('too long a list');
  const entries = lenientList(schema, max).parse(body);
  if (entries.length === 0) throw new Error('empty list');
  return { entries, dropped: body.length - entries.length };
}

/** @throws if the body is not a list or contains no valid chain */
export function parseNodes(body: unknown): Parsed<ChainEntry> {
  if (!Array.isArray(body)) throw new Error('not a list');
  const { entries } = parseEntries(chainEntry, cutLongList(body));
  return { entries, dropped: body.length - entries.length };
}
/**
 * Keeps the first plan of each ID.
 * @throws if the body is not a list, or contains no valid plan or too many
 */
export function parsePlans(body: unknown): Parsed<z.output<typeof plan>> {
  const { entries, dropped } = parseEntries(plan, body, MAX_PLANS);
  const ids = new Set<string>();
  const unique = entries.filter(({ id }) => !ids.has(id) && ids.add(id));
  return { entries: unique, dropped: dropped + entries.length - unique.length };
}
/** @throws if the body is not a list or contains no valid protocol */
export const parseCuProtocols = (body: unknown) => parseEntries(cuProtocol, body);
/** @throws if the body is not a list, or contains no valid method or too many */
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
