import names from './data/chain-names.json';
import networks from './data/networks.json';
import type { Target } from './types';

const chainsByName = new Map(
  Object.entries(names).flatMap(([chain, words]) =>
    words.split(' ').map((word) => [word, chain] as const),
  ),
);

const get = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Longer than any network's name, so probably a key. */
const MAX_WORD = 40;

/** Parses `eth:sepolia`, `eth`, or the name of a chain that we lack. */
export function readTarget(text: string): Target {
  const [chain = '', network = 'mainnet'] = text.split(':');
  return Object.hasOwn(names, chain) ? { chain, network } : { other: text };
}

/** Finds the longest prefix of a word, ending before a hyphen or at its end, that `find` knows. */
function findBeginning<T>(word: string, find: (begin: string) => T | undefined) {
  for (let end = word.length; end > 0; end = word.lastIndexOf('-', end - 1)) {
    const found = find(word.slice(0, end));
    if (found !== undefined) return { found, rest: word.slice(end + 1) };
  }
  return null;
}

function toNetwork(chain: string, word: string): string {
  if (networks.mainnet.includes(word)) return 'mainnet';
  return get(networks.aliases, `${chain}:${word}`) ?? word;
}

function withoutEnds(word: string): string {
  const end = networks.ignoredEnds.find((one) => word.endsWith(one));
  if (!end) return word;
  return end === '-testnet-chapel'
    ? `${word.slice(0, -end.length)}-testnet`
    : withoutEnds(word.slice(0, -end.length));
}

/** Resolves a provider's name for a network, such as `arb-sepolia`; null for none, or for what looks like a key. */
export function resolveNetwork(
  written: string,
  own: Readonly<Record<string, string>> = {},
): Target | null {
  const word = written.toLowerCase().replaceAll('_', '-');
  const exact = get(own, word);
  if (exact !== undefined) return readTarget(exact);
  if (!word || word.length > MAX_WORD) return null;
  const other = findBeginning(word, (begin) => get(networks.otherChains, begin));
  if (other) return { other: other.found };
  const alone = get(networks.alone, word);
  if (alone) return { chain: alone, network: word };
  const known = chainsByName.get(word);
  if (known) return { chain: known, network: 'mainnet' };
  const bare = withoutEnds(word);
  const chain = findBeginning(bare, (begin) => chainsByName.get(begin));
  if (!chain) return { other: written };
  return { chain: chain.found, network: toNetwork(chain.found, chain.rest) };
}

const isExplorer = (host: string) => /scan|explorer|docs\.|faucet/.test(host);

/** Finds a network that was shut down in the name of an unknown host, such as `goerli.optimism.io`. */
export function findEndedNetwork(host: string): Target | null {
  if (isExplorer(host)) return null;
  const words = host.split(/[.-]/).slice(0, -1);
  const network = words.find((word) => get(networks.endings, word) !== undefined);
  if (!network) return null;
  const chain = words.flatMap((word) => chainsByName.get(word) ?? [])[0];
  const own = chain ?? get(networks.alone, network);
  return own ? { chain: own, network } : null;
}
