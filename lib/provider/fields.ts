import type { z } from 'zod';
import { isJsonObject } from '@/lib/json';

/** The names under which providers send a field, the contract's first; dots lead into objects. */
export type Names = readonly string[];

/** The names of the fields that each call may have; anything else in a response is ignored. */
export const FIELDS = {
  chain: {
    key: ['protocol._key', '_key', 'id', 'key', 'slug'],
    name: ['protocol.name', 'name', 'title'],
    networks: ['networks'],
    levels: ['service_levels', 'serviceLevels'],
    partner: ['isPartner', 'is_partner'],
    youtube: ['youtube'],
  },
  network: {
    key: ['_key', 'id', 'key', 'slug'],
    name: ['name', 'title'],
    status: ['status', 'state'],
    interfaces: ['interfaces', 'apis'],
    modes: ['modes', 'node_modes'],
    regions: ['regions', 'locations', 'datacenters'],
    paidRegions: ['paidRegions', 'paid_regions'],
  },
  mode: {
    key: ['id', '_key', 'key', 'name'],
    interfaces: ['apis', 'interfaces'],
    regions: ['regions', 'locations', 'datacenters'],
  },
  plan: {
    key: ['id', '_key', 'key', 'slug'],
    kind: ['kind', 'type'],
    name: ['name', 'title'],
    price: ['price.amount', 'price', 'amount'],
    currency: ['price.currency', 'currency'],
    placeholder: ['price.placeholder'],
    periods: ['periods'],
    requestsPerDay: ['requestsPerDay', 'requests_per_day', 'limits.requests_per_day'],
    requestsPerSecond: ['requestsPerSecond', 'rps', 'limits.rps'],
    units: ['computeUnits', 'cu_amount', 'limits.cu_amount'],
    unitsPer: ['unitsPer', 'cu_replenishment', 'limits.cu_replenishment'],
    endpoints: ['endpoints', 'max_tokens', 'limits.max_tokens', 'limits.max_endpoints'],
    unlimited: ['unlimited'],
    chains: ['chains', 'limits.chains'],
    labels: ['labels'],
    action: ['action'],
  },
  period: {
    length: ['period', 'months', 'id'],
    price: ['renewal', 'base', 'price', 'amount'],
    firstPayment: ['firstPayment', 'first_payment'],
  },
  unitChain: {
    key: ['_key', 'id', 'key', 'protocol', 'slug'],
    name: ['name', 'title'],
    family: ['family'],
    multiplier: ['multiplier', 'factor'],
    archiveFactor: ['archiveFactor', 'archive_factor', 'archive_multiplier'],
  },
  unitMethod: {
    method: ['method', 'name', 'id'],
    family: ['family'],
    chain: ['protocol', 'chain'],
    units: ['computeUnits', 'compute_units', 'cu', 'units'],
    archiveUnits: ['archiveComputeUnits', 'archive_compute_units', 'archive_cu'],
    archiveFactor: ['archiveFactor', 'archive_factor', 'archive_multiplier'],
  },
} as const satisfies Record<string, Record<string, Names>>;

/** Where a value is in a response, and what was wrong there: `[3].networks[0].status is "weird"`. */
export type Place = { path: string; faults: string[] };

/** Finds a field under the first of its names that has a value; null counts as none. */
export function findField(entry: unknown, names: Names): { name: string; value: unknown } | null {
  for (const name of names) {
    const value = name
      .split('.')
      .reduce<unknown>((part, key) => (isJsonObject(part) ? part[key] : undefined), entry);
    if (value !== undefined && value !== null) return { name, value };
  }
  return null;
}

/** Longer values say no more about what is wrong. */
const SHOWN_CHARS = 40;

const show = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
};

/** Records a value as wrong. */
export const blame = ({ path, faults }: Place, value: unknown) =>
  void faults.push(`${path} is ${show(value)}`);

/** Reads a field; undefined if the entry lacks it, or if it is wrong, which is recorded. */
export function readField<T extends z.ZodType>(
  entry: unknown,
  names: Names,
  schema: T,
  place: Place,
): z.output<T> | undefined {
  const found = findField(entry, names);
  if (!found) return undefined;
  const result = schema.safeParse(found.value);
  if (result.success) return result.data;
  const path = `${place.path}.${found.name}`;
  blame({ ...place, path }, found.value);
  return undefined;
}

/** Reads a list of entries of at most `max`; undefined if there is none, or if it is wrong, which is recorded. */
export function readEntries<T>(
  entry: unknown,
  names: Names,
  max: number,
  place: Place,
  read: (value: unknown, place: Place) => T | undefined,
): T[] | undefined {
  const found = findField(entry, names);
  if (!found) return undefined;
  const path = `${place.path}.${found.name}`;
  if (!Array.isArray(found.value) || found.value.length > max) {
    const what = Array.isArray(found.value) ? `${found.value.length} entries` : found.value;
    blame({ ...place, path }, what);
    return undefined;
  }
  return found.value.flatMap((value, index) => {
    const one = read(value, { ...place, path: `${path}[${index}]` });
    return one === undefined ? [] : [one];
  });
}
