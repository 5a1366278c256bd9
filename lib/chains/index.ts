import storedChains from './chains.json';
import storedMethods from './methods.json';
import storedTestnets from './testnets.json';
import type {
  ChainFacts,
  ChainMethod,
  FaucetNetwork,
  MethodFamily,
  MethodList,
  StoredFacts,
} from './types';

export type { ChainFacts, ChainMethod, FaucetNetwork, MethodFamily } from './types';

/** Blanks every field that the stored entry itself lists as unconfirmed. */
function toConfirmed<T extends object>({ unverified, ...facts }: StoredFacts<T>): T {
  const blanks = Object.fromEntries(unverified.map((field) => [field, null]));
  return Object.freeze({ ...facts, ...blanks }) as unknown as T;
}

/** All chains, the most asked for first. */
export const CHAIN_FACTS: readonly ChainFacts[] = (
  storedChains as unknown as StoredFacts<ChainFacts>[]
).map(toConfirmed);

const factsByKey = new Map(CHAIN_FACTS.map((facts) => [facts.key, facts]));

/** The facts of a chain by its key, such as `eth`; former keys are not looked up. */
export function getChainFacts(key: string): ChainFacts | undefined {
  return factsByKey.get(key);
}

/** The nine test networks of the faucet. */
export const FAUCET_NETWORKS: readonly FaucetNetwork[] = (
  storedTestnets as unknown as StoredFacts<FaucetNetwork>[]
).map(toConfirmed);

type StoredMethod = ChainMethod & { unverified?: unknown };
const methodLists = storedMethods as Record<
  MethodFamily,
  Omit<MethodList, 'methods'> & { methods: readonly StoredMethod[] }
>;

/** The families that have a method list, in a fixed order. */
export const METHOD_FAMILIES = Object.keys(methodLists) as MethodFamily[];

/** The confirmed methods of a family; the list is empty when none is confirmed. */
export function getMethods(family: MethodFamily): readonly ChainMethod[] {
  return methodLists[family].methods.filter((method) => !method.unverified);
}

/** The interface by which a family's methods are called, such as `json-rpc`. */
export function getMethodInterface(family: MethodFamily): string {
  return methodLists[family].interface;
}
