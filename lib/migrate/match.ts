import { type Address } from './address';
import closedHosts from './data/closed-hosts.json';
import publicHosts from './data/public-hosts.json';
import { readProvider, type Provider, type Slots } from './formats';
import { findEndedNetwork, readTarget, resolveNetwork } from './resolve';
import type { Match, Target } from './types';

/** The provider name for public endpoints that a chain's own project runs. */
export const PUBLIC = 'public';

const isVariable = (text: string) => /[${}<>[\]%]/.test(text);
/** Names of networks are short and in lower case; keys are long, or mix capitals or digits with letters. */
const isKeyLike = (text: string) =>
  /[A-Z]/.test(text) ||
  text.length >= 32 ||
  text.split(/[-_.]/).some((part) => part.length >= 10 && /\d/.test(part) && /[a-z]/.test(part));

/** A path segment that could be a key: longer than the names of a node's interfaces. */
const isKeyPart = (text: string) =>
  text.length >= 16 || /^[sp]k_/.test(text) || (text.length >= 8 && /\d/.test(text));

/** Joins the one or two slots that name the network. */
const getWord = ({ net = '', net2 = '' }: Slots) =>
  net2 && !isKeyLike(net2) && !isVariable(net2) ? `${net}-${net2}` : net;

/** Returns what follows the key, unless it could be a key too, which would then be sent to us. */
function toRest(segments: readonly string[]): string {
  const kept = segments.filter((segment) => !isKeyPart(segment));
  return kept.some(Boolean) ? `/${kept.join('/')}` : '';
}

const get = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const HOSTS: Readonly<Record<string, string>> = publicHosts;
const CLOSED: Readonly<Record<string, { closed: string }>> = closedHosts;

function matchPublicHost({ host, path }: Address): Match | null {
  const place = get(HOSTS, host);
  const target = place === undefined ? findEndedNetwork(host) : readTarget(place);
  if (!target) return null;
  // The path of a node's own interface, such as /rpc or /evm, is not ours; nor is /api without a path below.
  const [first = '', ...below] = path;
  const isOwn = /^(rpc|evm|ws|jsonrpc|)$/i.test(first) || (first === 'api' && !below.some(Boolean));
  const rest = isOwn ? below : path;
  return {
    provider: PUBLIC,
    closed: get(CLOSED, host)?.closed,
    target,
    key: '',
    rest: toRest(rest),
  };
}

/** Returns when a provider stops serving what a URL is for; undefined if it doesn't. */
function getEnd({ closed, ended = {} }: Provider, target: Target | null, key: string) {
  if (closed !== undefined || !target || 'other' in target) return closed;
  return get(ended, target.chain) ?? (key ? undefined : get(ended, `${target.chain}:public`));
}

/** Finds whose endpoint a URL is; null if unknown. */
export function matchAddress(address: Address): Match | null {
  const read = readProvider(address);
  if (!read) return matchPublicHost(address);
  const { provider, slots, rest } = read;
  const word = getWord(slots);
  const key = slots.key ?? '';
  const target = isVariable(word) ? null : resolveNetwork(word, provider.networks);
  const closed = getEnd(provider, target, key);
  const facts = { provider: provider.name, closed, key, rest: toRest(rest) };
  if (isVariable(word)) return { ...facts, target, isVariable: true };
  // An unknown word that looks like a key is not shown as the name of a chain.
  const isKey = target && 'other' in target && target.other === word && isKeyLike(word);
  return { ...facts, target: isKey ? null : target };
}
