import { CHAIN_CHANGES } from '@/lib/chains/changes';
import { getTextNames } from '@/lib/chains/names';
import type { Locale } from '@/lib/i18n/locales';
import type { Chain, ChainNetwork } from '@/lib/provider';
import networks from './data/networks.json';
import type { Notes, Served, ServedChain } from './types';

const isSocket = (name: string) => name.includes('websocket');
const isStream = (name: string) => name === 'grpc' || name === 'firehose';

/** Encodes what a network serves as letters. */
function toLetters({ status, interfaces }: ChainNetwork): string {
  if (status !== 'active') return '';
  // A network without listed interfaces is still served.
  if (interfaces.length === 0) return 'hw';
  const hasHttp = interfaces.some((name) => !isSocket(name) && !isStream(name));
  return `${hasHttp ? 'h' : ''}${interfaces.some(isSocket) ? 'w' : ''}`;
}

function toServedChain(chain: Chain, locale: Locale): ServedChain {
  const { networks: own, status } = chain;
  const letters = own.map((network) => [network.key, toLetters(network)] as const);
  return {
    name: getTextNames(chain, locale).title,
    networks: letters.length > 0 ? Object.fromEntries(letters) : { mainnet: 'hw' },
    ...(status !== 'available' && { status }),
  };
}

/** Reduces our chains to what the checker needs. */
export const toServed = (chains: readonly Chain[], locale: Locale): Served =>
  Object.fromEntries(chains.map((chain) => [chain.key, toServedChain(chain, locale)]));

/** The changes that the checker mentions, as chain and date. */
export const TOLD_CHANGES = [
  ...Object.values(networks.successors),
  ...Object.entries(networks.endedChains).map(([chain, { since }]) => ({ chain, since })),
  ...Object.entries(networks.retiredInterfaces).map(([place, { since }]) => ({
    chain: place.split(':')[0] ?? '',
    since,
  })),
];

/** Returns what changed on chains whose endpoints cannot move unchanged. */
export const getNotes = (locale: Locale): Notes =>
  Object.fromEntries(
    TOLD_CHANGES.flatMap(({ chain, since }) => {
      const change = CHAIN_CHANGES.find((one) => one.chain === chain && one.date === since);
      return change ? [[chain, { since, text: change.text[locale] }]] : [];
    }),
  );
