import type { Content, RichTextField } from '@prismicio/client';
import { FAUCET_NETWORKS, type FaucetNetwork } from '@/lib/chains';
import { getNetworkFacts, getNetworkParts, type NetworkPart } from '@/lib/display/faucet-page';
import { toAddress, type MarkdownContext } from './context';
import { toLinkField } from './fields';
import { toPart } from './parts';
import { toRichText } from './rich-text';
import { toSlice } from './slices';
import { toLink, toList, toText } from './text';

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

function toSteps(steps: readonly RichTextField[], context: MarkdownContext): string {
  return steps
    .map((step, index) => `${index + 1}. ${toRichText(step, context).replace(/\n/g, '\n   ')}`)
    .join('\n');
}

function toBody(part: NetworkPart, context: MarkdownContext): string[] {
  switch (part.kind) {
    case 'steps':
      return [toSteps(part.steps, context)];
    case 'about':
    case 'ways':
      return [toRichText(part.words, context)];
    case 'networks':
      return [toNetworkList(part.networks, context)];
    case 'action':
      return [toLinkField(part.action, context)];
    case 'text':
      return [];
  }
}

/** One test network; `data` is the faucet document with its texts filled in. */
export function toFaucetPage(
  network: FaucetNetwork,
  data: Data,
  context: MarkdownContext,
): string[] {
  return [
    toRichText(data.network_lead, context),
    toFacts(network, data, context),
    network.chainIdReused ? context.messages.nodes.reusedId : '',
    ...getNetworkParts(network, data).flatMap((part) =>
      toPart(part, toBody(part, context), context),
    ),
  ];
}
