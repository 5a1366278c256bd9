import { isFilled, type Content } from '@prismicio/client';
import { FAUCET_NETWORKS, type FaucetNetwork } from '@/lib/chains';
import type { Messages } from '@/lib/i18n/messages';
import { toParts } from './parts';

/** The test networks that still run. */
export const LIVE_NETWORKS: readonly FaucetNetwork[] = FAUCET_NETWORKS.filter(
  ({ endedOn }) => endedOn === null,
);

/** Those that were shut down; their pages still answer. */
export const ENDED_NETWORKS: readonly FaucetNetwork[] = FAUCET_NETWORKS.filter(
  ({ endedOn }) => endedOn !== null,
);

/** What is left to say about a network that was shut down. */
const LASTING = new Set(['about', 'networks']);

/** The faucet document with its texts filled in for a network. */
type Page = Content.FaucetDocument['data'];
type Kind = Exclude<NonNullable<Page['parts'][number]['part']>, 'text'>;

/** `url` is set if the value is a URL's host. */
export type NetworkFact = { label: string; value: string; url?: string };

/** Returns what one request gives and when the next is allowed; facts that the owner has not set are left out. */
export function getRequestFacts(
  { amount, rule }: Pick<Page, 'amount' | 'rule'>,
  { faucet }: Messages,
): NetworkFact[] {
  return [
    { label: faucet.amount, value: amount ?? '' },
    { label: faucet.rule, value: rule ?? '' },
  ].filter(({ value }) => value !== '');
}

/** Returns what identifies a test network in wallets and explorers; unknown facts are left out. */
export function getNetworkFacts(
  network: FaucetNetwork,
  { faucet: words, nodes }: Messages,
): NetworkFact[] {
  const parent = FAUCET_NETWORKS.find(({ key }) => key === network.parentChain);
  const toHost = (url: string) => ({ value: new URL(url).host, url });
  return [
    { label: nodes.chainId, value: String(network.chainId) },
    { label: words.hex, value: network.chainIdHex },
    { label: nodes.currency, value: network.currency },
    { label: words.decimals, value: String(network.decimals) },
    { label: words.parent, value: parent?.name ?? '' },
    { label: words.explorer, ...toHost(network.explorerUrl) },
    { label: words.documents, ...toHost(network.docsUrl) },
  ].filter(({ value }) => value !== '');
}

function getBody(kind: Kind, network: FaucetNetwork, page: Page) {
  const own = page.networks.find((item) => item.network === network.key);
  switch (kind) {
    case 'steps': {
      const steps = page.steps.map(({ text }) => text);
      return steps.length > 0 ? { kind, steps } : null;
    }
    case 'about':
    case 'ways': {
      const words = own?.[kind] ?? [];
      return isFilled.richText(words) ? { kind, words } : null;
    }
    case 'networks':
      return { kind, networks: LIVE_NETWORKS.filter(({ key }) => key !== network.key) };
    case 'action':
      return { kind, action: page.action };
  }
}

/** Returns the parts of a network's page below its facts, in the order of the faucet document. */
export function getNetworkParts(network: FaucetNetwork, page: Page) {
  const parts = toParts(page.parts, (kind) => getBody(kind, network, page));
  return network.endedOn === null ? parts : parts.filter(({ kind }) => LASTING.has(kind));
}

export type NetworkPart = ReturnType<typeof getNetworkParts>[number];
