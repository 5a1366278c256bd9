import type { Content } from '@prismicio/client';
import { FAUCET_NETWORKS, type FaucetNetwork } from '@/lib/chains';
import { toAddress, toLinkAddress, type MarkdownContext } from './context';
import { toRichText } from './rich-text';
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
  return [toRichText(data.lead, context), toNetworkList(FAUCET_NETWORKS, context)];
}

function toFacts(network: FaucetNetwork, { messages }: MarkdownContext): string {
  const { faucet: words, nodes } = messages;
  const parent = FAUCET_NETWORKS.find(({ key }) => key === network.parentChain);
  const toHost = (address: string) => toLink(new URL(address).host, address);
  const rows: [string, string | undefined][] = [
    [nodes.chainId, String(network.chainId)],
    [words.hex, network.chainIdHex],
    [nodes.currency, toText(network.currency)],
    [words.decimals, String(network.decimals)],
    [words.parent, parent && toText(parent.name)],
    [words.explorer, toHost(network.explorerUrl)],
    [words.documents, toHost(network.docsUrl)],
  ];
  return toList(rows.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])));
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
    toFacts(network, context),
    network.chainIdReused ? context.messages.nodes.reusedId : '',
    toHeading(2, toText(data.use_title ?? '')),
    steps.join('\n'),
    toLink(toText(data.action.text ?? ''), toLinkAddress(data.action, context)),
    toHeading(2, toText(data.others_title ?? '')),
    toNetworkList(
      FAUCET_NETWORKS.filter(({ key }) => key !== network.key),
      context,
    ),
  ];
}
