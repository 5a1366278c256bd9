import { getMethodSupport } from '@/lib/chains/methods';
import type { Chain } from '@/lib/provider';
import { getInterfaces } from '.';
import { toInterfaceSlots } from './interface-slots';

/** Whether a chain offers something on every endpoint, on dedicated nodes only, or not at all. */
export type Offer = 'yes' | 'dedicated' | 'no' | 'unknown';

type Offering = Pick<Chain, 'key' | 'networks' | 'serviceLevels'>;

/** How the names of the methods begin that replay transactions. */
const PREFIXES = {
  trace: /^(arb|starknet_)?trace/,
  debug: /^debug_|\/debug\//,
} as const;

export const isOffered = (offer: Offer) => offer === 'yes' || offer === 'dedicated';

/** A method that an operator has to enable is on offer where the customer decides what a node runs. */
export function getMethodOffer(chain: Offering, kind: keyof typeof PREFIXES): Offer {
  const support = getMethodSupport(chain.key);
  if (!support?.isConfirmed) return 'unknown';
  const methods = support.methods.filter(({ name }) => PREFIXES[kind].test(name));
  if (methods.some(({ optIn }) => !optIn)) return 'yes';
  return methods.length > 0 && chain.serviceLevels.includes('dedicated') ? 'dedicated' : 'no';
}

const toOffer = (isThere: boolean): Offer => (isThere ? 'yes' : 'no');

export const getArchiveOffer = ({ serviceLevels }: Offering): Offer =>
  toOffer(serviceLevels.includes('archive'));

/** Returns whether a chain has an interface, by the key of its column. */
export const getInterfaceOffer = (chain: Offering, key: string): Offer =>
  toOffer(toInterfaceSlots(getInterfaces(chain)).keys.includes(key));
