import { CHAIN_FACTS } from '.';
import type { ChainFacts } from './types';

/** Letters and digits of any script, so that `bnb-smart-chain` and `BNB Smart Chain` are one. */
const toAlias = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `Optimism（OP Mainnet）` is two names. */
const splitName = (name: string) => name.split(/[（）()]/).filter(Boolean);

/** What a chain is called, by how much that counts where several chains share it: key, names, first word. */
const TIERS: readonly ((chain: ChainFacts) => string[])[] = [
  ({ key }) => [key],
  ({ name, nameZh, titleZh, aliasesZh, formerNames }) =>
    [name, nameZh ?? '', titleZh ?? '', ...aliasesZh, ...(formerNames ?? [])].flatMap((text) => [
      text,
      ...splitName(text),
    ]),
  ({ name }) => name.split(' ').slice(0, 1),
];

/** The keys by alias; within a tier, one that several chains share stands for none of them. */
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

/** The key of the chain that a part of an address names by its name, a former or a Chinese one: `solana` is `sol`. */
export const findChainKey = (segment: string): string | undefined =>
  keysByAlias.get(toAlias(decode(segment)));
