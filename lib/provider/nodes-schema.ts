import { z } from 'zod';
import { blame, FIELDS, readEntries, readField, type Place } from './fields';
import { key, label, parseList, term } from './lists';

/** How many chains the site shows: the directory lists them all, and twice as many take 600 MB of memory. */
const MAX_CHAINS = 1000;
const MAX_NETWORKS = 50;
/** Interfaces, modes or service levels of one entry. */
const MAX_NAMES = 20;
/** More than any provider has. */
const MAX_REGIONS = 64;

const STATUSES = {
  active: 'active',
  enabled: 'active',
  available: 'active',
  inactive: 'inactive',
  disabled: 'inactive',
  coming_soon: 'coming_soon',
  'coming-soon': 'coming_soon',
  soon: 'coming_soon',
} as const;
const status = z
  .enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[])
  .transform((name) => STATUSES[name]);
export type NetworkStatus = z.output<typeof status>;

/** Other names of interfaces that the site has words for. */
const INTERFACES = new Map([
  ['ws', 'websocket'],
  ['wss', 'websocket'],
  ['jsonrpc', 'json-rpc'],
  ['json_rpc', 'json-rpc'],
]);
const name = term.transform((text) => INTERFACES.get(text) ?? text);
const video = z.string().regex(/^[\w-]{6,20}$/);

/** A network of the provider's list. Lists that the provider does not send are absent, except that of interfaces. */
export type NetworkEntry = {
  _key: string;
  name: string | undefined;
  status: NetworkStatus;
  interfaces: string[];
  /** What nodes keep, such as `full` and `archive`. */
  modes?: string[];
  regions?: string[];
  /** Those among them that cost extra. */
  paidRegions?: string[];
};

/** An entry of the provider's node list, under the provider's key. */
export type ChainEntry = {
  protocol: { _key: string; name: string | undefined };
  networks: NetworkEntry[];
  service_levels: string[];
  isPartner: boolean;
  youtube: string | null;
};

type Offer = { name: string; regions: string[] };

/** Reads a text, recording anything else. */
function readText<T extends z.ZodType>(schema: T, value: unknown, place: Place) {
  const { data, success } = schema.safeParse(value);
  if (!success) blame(place, value);
  return data;
}

const readRegions = (value: unknown, place: Place) =>
  readEntries(value, FIELDS.mode.regions, MAX_REGIONS, place, (one, at) => readText(term, one, at));

/** Reads the name of an interface, alone or with the regions that offer it. */
function readInterface(value: unknown, place: Place): Offer | undefined {
  if (typeof value !== 'object') {
    const text = readText(name, value, place);
    return text === undefined ? undefined : { name: text, regions: [] };
  }
  const found = readField(value, FIELDS.mode.key, name, place);
  return found === undefined
    ? undefined
    : { name: found, regions: readRegions(value, place) ?? [] };
}

const readInterfaces = (value: unknown, place: Place) =>
  readEntries(value, FIELDS.network.interfaces, MAX_NAMES, place, readInterface);

type Mode = { name: string; interfaces: Offer[] };

function readMode(value: unknown, place: Place): Mode | undefined {
  const own = readInterface(value, place);
  if (!own) return undefined;
  const interfaces = typeof value === 'object' ? (readInterfaces(value, place) ?? []) : [];
  const regions = { name: '', regions: own.regions };
  return { name: own.name, interfaces: [...interfaces, regions] };
}

const unique = (names: readonly string[]) => [...new Set(names)];
const orAbsent = <K extends string>(field: K, names: readonly string[]) =>
  (names.length > 0 ? { [field]: unique(names) } : {}) as { [name in K]?: string[] };

const getLists = ({ interfaces, modes, regions, paidRegions }: NetworkEntry) => ({
  interfaces,
  ...orAbsent('modes', modes ?? []),
  ...orAbsent('regions', regions ?? []),
  ...orAbsent('paidRegions', paidRegions ?? []),
});

/** Reads a network; a wrong field keeps its value of `before`. */
function readNetwork(
  value: unknown,
  place: Place,
  before: readonly NetworkEntry[],
): NetworkEntry | undefined {
  if (typeof value === 'string') {
    const _key = readText(key, value, place);
    return _key === undefined
      ? undefined
      : { _key, name: undefined, status: 'active', interfaces: [] };
  }
  const fields = FIELDS.network;
  const _key = readField(value, fields.key, key, place);
  if (_key === undefined) return undefined;
  const last = before.find((network) => network._key === _key);
  const count = place.faults.length;
  const modes = readEntries(value, fields.modes, MAX_NAMES, place, readMode) ?? [];
  const own = readInterfaces(value, place) ?? [];
  const offers = [...own, ...modes.flatMap(({ interfaces }) => interfaces)];
  const regions = readRegions(value, place) ?? [];
  const paid = readEntries(value, fields.paidRegions, MAX_REGIONS, place, (one, at) =>
    readText(term, one, at),
  );
  const lists = {
    interfaces: unique(offers.flatMap((offer) => offer.name || [])),
    ...orAbsent(
      'modes',
      modes.map((mode) => mode.name),
    ),
    ...orAbsent('regions', [...regions, ...offers.flatMap((offer) => offer.regions)]),
    ...orAbsent('paidRegions', paid ?? []),
  };
  // Kept together, because interfaces and regions may come from modes.
  const isWrong = place.faults.length > count && last !== undefined;
  return {
    _key,
    name: readField(value, fields.name, label, place) ?? last?.name,
    status: readField(value, fields.status, status, place) ?? last?.status ?? 'active',
    ...(isWrong ? getLists(last) : lists),
  };
}

/** Reads a chain; a wrong field keeps its last good value. */
function readChain(value: unknown, place: Place, before: ReadonlyMap<string, ChainEntry>) {
  const fields = FIELDS.chain;
  const _key = readField(value, fields.key, key, place);
  if (_key === undefined) return undefined;
  const last = before.get(_key);
  const networks =
    readEntries(value, fields.networks, MAX_NETWORKS, place, (network, at) =>
      readNetwork(network, at, last?.networks ?? []),
    ) ??
    last?.networks ??
    [];
  const hasArchive = networks.some(({ modes }) => modes?.includes('archive'));
  const isByMode = networks.some(({ modes }) => modes);
  const levels =
    readEntries(value, fields.levels, MAX_NAMES, place, (one, at) => readText(term, one, at)) ??
    last?.service_levels ??
    (isByMode ? ['shared'] : []);
  return {
    protocol: {
      _key,
      name: readField(value, fields.name, label, place) ?? last?.protocol.name,
    },
    networks,
    service_levels: unique([...levels, ...(hasArchive ? ['archive'] : [])]),
    isPartner: readField(value, fields.partner, z.boolean(), place) ?? last?.isPartner ?? false,
    youtube: readField(value, fields.youtube, video, place) ?? null,
  } satisfies ChainEntry;
}

/**
 * Parses the provider's node list.
 * @param before the last good list, whose values stay where a field is wrong
 * @throws if the body has no list of chains
 */
export function parseNodes(body: unknown, before: readonly ChainEntry[] = []) {
  const known = new Map(before.map((entry) => [entry.protocol._key, entry]));
  return parseList(body, MAX_CHAINS, (value, place) => readChain(value, place, known));
}
