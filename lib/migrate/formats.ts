import { toQueryValues, type Address } from './address';
import providers from './data/providers.json';

/** A provider and the format of its endpoints. */
export type Provider = {
  name: string;
  formats: string[];
  /** Set for networks that the provider does not name as usual. */
  networks?: Record<string, string>;
  /** The day on which the service ends; empty if it has ended on an unknown day. */
  closed?: string;
  /** The same for single chains, as `ltc`; `zksync:public` is for endpoints without a key. */
  ended?: Record<string, string>;
  sample: string;
  source: string;
  /** ISO date of the last comparison with the source. */
  checkedAt: string;
};

/** Each with its common formats first. */
export const PROVIDERS = providers as Provider[];

/** A segment of a format: literal text, or with a slot for what varies. */
type Part = { before: string; slot: string | null; after: string };

function toPart(text: string): Part {
  const [before = '', slot = null, after = ''] = text.split(/[{}]/);
  return { before, slot, after };
}

/** Stores a slot's value in `slots`; false if the segment does not match. */
function readPart({ before, slot, after }: Part, text: string, slots: Slots): boolean {
  if (slot === null) return text === before;
  const value = text.slice(before.length, text.length - after.length);
  if (!value || !text.startsWith(before) || !text.endsWith(after)) return false;
  slots[slot] = value;
  return true;
}

export type Slots = Partial<Record<string, string>>;
type Format = { provider: Provider; labels: Part[]; path: Part[]; query: [string, Part][] };

function toFormat(provider: Provider, text: string): Format {
  const [place = '', query = ''] = text.split('?');
  const [host = '', ...path] = place.split('/');
  const values = [...toQueryValues(query)];
  return {
    provider,
    labels: host.split('.').map(toPart),
    path: path.map(toPart),
    query: values.map(([name, value]) => [name, toPart(value)]),
  };
}

const getSite = (labels: readonly string[]) => labels.slice(-2).join('.');

const formatsBySite = new Map<string, Format[]>();
for (const provider of PROVIDERS) {
  for (const text of provider.formats) {
    const site = getSite(text.split(/[/?]/)[0]?.split('.') ?? []);
    formatsBySite.set(site, [...(formatsBySite.get(site) ?? []), toFormat(provider, text)]);
  }
}

/** Counts a format's literal characters. */
const getLength = (parts: readonly Part[]) =>
  parts.reduce((sum, { before, after }) => sum + before.length + after.length, 0);
const getExactness = ({ labels, path }: Format) => getLength(labels) + getLength(path);

// If two formats match, the more specific one wins.
for (const formats of formatsBySite.values()) {
  formats.sort((a, b) => getExactness(b) - getExactness(a));
}

/** Domains of endpoints, such as `infura.io`. */
export const SITES: readonly string[] = [...formatsBySite.keys()];

/** Returns how many path segments the format covers; null if it does not match. A path may end before its key. */
function readPath(parts: readonly Part[], path: readonly string[], slots: Slots): number | null {
  for (const [place, part] of parts.entries()) {
    const segment = path[place];
    if (!segment) return part.slot === 'key' || part.slot === 'net2' ? path.length : null;
    if (!readPart(part, segment, slots)) return null;
  }
  return parts.length;
}

function readFormat({ labels, path, query }: Format, address: Address, hosts: string[]) {
  if (labels.length !== hosts.length) return null;
  const slots: Slots = {};
  if (!labels.every((label, place) => readPart(label, hosts[place] ?? '', slots))) return null;
  const length = readPath(path, address.path, slots);
  if (length === null) return null;
  const values = toQueryValues(address.query);
  for (const [name, part] of query) {
    const value = values.get(name);
    if (value === undefined ? part.slot === 'net' : !readPart(part, value, slots)) return null;
  }
  return { slots, rest: address.path.slice(length) };
}

/** Finds the provider of an endpoint, and the values of its format's slots. */
export function readProvider(address: Address) {
  const hosts = address.host.split('.');
  for (const format of formatsBySite.get(getSite(hosts)) ?? []) {
    const read = readFormat(format, address, hosts);
    if (read) return { provider: format.provider, ...read };
  }
  return null;
}
