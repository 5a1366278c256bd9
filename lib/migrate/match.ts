import { type Address } from './address';
import publicHosts from './data/public-hosts.json';
import { readProvider, type Slots } from './formats';
import { readTarget, resolveNetwork } from './resolve';
import type { Match } from './types';

/** The name under which endpoints appear that a chain's own project keeps open to all. */
export const PUBLIC = 'public';

const isVariable = (text: string) => /[${}<>[\]%]/.test(text);
/** Words for networks are short and in small letters; keys are long, or mix capitals or figures with letters. */
const isKeyLike = (text: string) =>
  /[A-Z]/.test(text) ||
  text.length >= 32 ||
  text.split(/[-_.]/).some((part) => part.length >= 10 && /\d/.test(part) && /[a-z]/.test(part));

/** A part of a path that could be a key: longer than the words there are for a node's interfaces. */
const isKeyPart = (text: string) =>
  text.length >= 16 || /^[sp]k_/.test(text) || (text.length >= 8 && /\d/.test(text));

/** The word for the network, of one or two slots. */
const getWord = ({ net = '', net2 = '' }: Slots) =>
  net2 && !isKeyLike(net2) && !isVariable(net2) ? `${net}-${net2}` : net;

/** What follows the key, as long as it cannot be one as well: it would be sent to us. */
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

/** Whose endpoint an address is; null for one of nobody known. */
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
  // What nobody knows and looks like a key is not shown as the name of a chain.
  const isKey = target && 'other' in target && target.other === word && isKeyLike(word);
  return { ...facts, target: isKey ? null : target };
}
