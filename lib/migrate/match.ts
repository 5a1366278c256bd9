import { type Address } from './address';
import publicHosts from './data/public-hosts.json';
import { readProvider, type Slots } from './formats';
import { readTarget, resolveNetwork } from './resolve';
import type { Match } from './types';

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

function matchPublicHost({ host, path }: Address): Match | null {
  const hosts: Record<string, string> = publicHosts;
  const target = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  if (target === undefined) return null;
  // The path of a node's own interface, such as /rpc or /evm, is not ours.
  const rest = /^(rpc|evm|ws|jsonrpc|)$/i.test(path[0] ?? '') ? path.slice(1) : path;
  return { provider: PUBLIC, target: readTarget(target), key: '', rest: toRest(rest) };
}

/** Finds whose endpoint a URL is; null if unknown. */
export function matchAddress(address: Address): Match | null {
  const read = readProvider(address);
  if (!read) return matchPublicHost(address);
  const { provider, slots, rest } = read;
  const word = getWord(slots);
  const facts = {
    provider: provider.name,
    ...(provider.closed && { closed: provider.closed }),
    key: slots.key ?? '',
    rest: toRest(rest),
  };
  if (isVariable(word)) return { ...facts, target: null, isVariable: true };
  const target = resolveNetwork(word, provider.networks);
  // An unknown word that looks like a key is not shown as the name of a chain.
  const isKey = target && 'other' in target && target.other === word && isKeyLike(word);
  return { ...facts, target: isKey ? null : target };
}
