import { CHAIN_FACTS } from '.';
import type { ChainFacts } from './types';

/** Reduces a name to letters and digits of any script, so that `bnb-smart-chain` matches `BNB Smart Chain`. */
const toAlias = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `Optimism（OP Mainnet）` contains two names. */
const splitName = (name: string) => name.split(/[（）()]/).filter(Boolean);

/** A chain's names by how strongly they identify it when several chains share one: key, full names, first word. */
const TIERS: readonly ((chain: ChainFacts) => string[])[] = [
  ({ key }) => [key],
  ({ name, nameZh, titleZh, aliasesZh, formerNames, searchWords }) =>
    [
      ...[name, nameZh ?? '', titleZh ?? ''],
      ...[...aliasesZh, ...(formerNames ?? []), ...searchWords],
    ].flatMap((text) => [text, ...splitName(text)]),
  ({ name }) => name.split(' ').slice(0, 1),
];

/** Maps aliases to keys. Within a tier, an alias that several chains share identifies none of them. */
function toKeys(chains: readonly ChainFacts[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const getNames of TIERS) {
    const owners = new Map<string, Set<string>>();
    for (const chain of chains) {
      for (const alias of getNames(chain).map(toAlias).filter(Boolean)) {
        owners.set(alias, (owners.get(alias) ?? new Set()).add(chain.key));
      }
    }
    for (const [alias, [key = '', ...others]] of owners) {
      if (others.length === 0 && !keys.has(alias)) keys.set(alias, key);
    }
  }
  return keys;
}

const keysByAlias = toKeys(CHAIN_FACTS);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds a chain's key from a path segment with its name, a former name or a Chinese one: `solana` gives `sol`. */
export const findChainKey = (segment: string): string | undefined =>
  keysByAlias.get(toAlias(decode(segment)));
