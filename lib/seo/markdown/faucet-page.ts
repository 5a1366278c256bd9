import type { Content } from '@prismicio/client';
import { FAUCET_NETWORKS, type FaucetNetwork } from '@/lib/chains';
import { getNetworkFacts, getNetworkTexts } from '@/lib/readings/faucet-page';
import { toAddress, toLinkAddress, type MarkdownContext } from './context';
import { toRichText } from './rich-text';
import { toSlice } from './slices';
import { toHeading, toLink, toList, toText } from './text';

type Data = Content.FaucetDocument['data'];

function toNetworkList(networks: readonly FaucetNetwork[], context: MarkdownContext): string {
  return toList(
    networks.map(({ key, name, currency, chainId }) => {
      const link = toLink(toText(name), toAddress(`/faucet/${key}/`, context));
      return `${link} · ${toText(currency)} · ${chainId}`;
    }),
  );
}

/** All test networks. */
export function toFaucetIndex(data: Data, context: MarkdownContext): string[] {
  return [
    toRichText(data.lead, context),
    toNetworkList(FAUCET_NETWORKS, context),
    ...data.slices.flatMap((slice) => toSlice(slice, context)),
  ];
}

function toFacts(network: FaucetNetwork, data: Data, { messages }: MarkdownContext): string {
  return toList(
    getNetworkFacts(network, data, messages).map(
      ({ label, value, url }) => `${label}: ${url ? toLink(value, url) : toText(value)}`,
    ),
  );
}

/** One test network; `data` is the faucet document with its texts filled in. */
export function toFaucetPage(
  network: FaucetNetwork,
  data: Data,
  context: MarkdownContext,
): string[] {
  const steps = data.steps.map(({ text }, index) => {
    const words = toRichText(text, context).replace(/\n/g, '\n   ');
    return `${index + 1}. ${words}`;
  });
  return [
    toRichText(data.network_lead, context),
    toFacts(network, data, context),
    network.chainIdReused ? context.messages.nodes.reusedId : '',
    toHeading(2, toText(data.use_title ?? '')),
    steps.join('\n'),
    ...getNetworkTexts(network, data).flatMap(({ title, text }) => [
      toHeading(2, toText(title ?? '')),
      toRichText(text, context),
    ]),
    toLink(toText(data.action.text ?? ''), toLinkAddress(data.action, context)),
    toHeading(2, toText(data.others_title ?? '')),
    toNetworkList(
      FAUCET_NETWORKS.filter(({ key }) => key !== network.key),
      context,
    ),
  ];
}
