import { isFilled, type Content, type RichTextField } from '@prismicio/client';
import { FAUCET_NETWORKS, type FaucetNetwork } from '@/lib/chains';
import type { Messages } from '@/lib/i18n/messages';

/** The faucet document with its texts filled in for a network. */
type Page = Content.FaucetDocument['data'];

/** `url` is set where the value is the host of an address. */
export type NetworkFact = { label: string; value: string; url?: string };

/** What a request gives, its rule and the facts of a test network; what is not known is left out. */
export function getNetworkFacts(
  network: FaucetNetwork,
  { amount, rule }: Pick<Page, 'amount' | 'rule'>,
  { faucet: words, nodes }: Messages,
): NetworkFact[] {
  const parent = FAUCET_NETWORKS.find(({ key }) => key === network.parentChain);
  const toHost = (url: string) => ({ value: new URL(url).host, url });
  return [
    { label: words.amount, value: amount ?? '' },
    { label: words.rule, value: rule ?? '' },
    { label: nodes.chainId, value: String(network.chainId) },
    { label: words.hex, value: network.chainIdHex },
    { label: nodes.currency, value: network.currency },
    { label: words.decimals, value: String(network.decimals) },
    { label: words.parent, value: parent?.name ?? '' },
    { label: words.explorer, ...toHost(network.explorerUrl) },
    { label: words.documents, ...toHost(network.docsUrl) },
  ].filter(({ value }) => value !== '');
}

/** The texts below the steps in their order; one that the editor has not written is left out. */
export function getNetworkTexts(
  { key }: FaucetNetwork,
  page: Page,
): { title: string | null; text: RichTextField }[] {
  const own = page.networks.find(({ network }) => network === key);
  return [
    { title: page.about_title, text: own?.about ?? [] },
    { title: page.check_title, text: page.check_text },
    { title: page.ways_title, text: own?.ways ?? [] },
  ].filter(({ text }) => isFilled.richText(text));
}
