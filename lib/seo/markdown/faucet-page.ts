import { isFilled, type Content, type RichTextField } from '@prismicio/client';
import { FAUCET_NETWORKS, type FaucetNetwork } from '@/lib/chains';
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
  const { faucet: words, nodes } = messages;
  const parent = FAUCET_NETWORKS.find(({ key }) => key === network.parentChain);
  const toHost = (address: string) => toLink(new URL(address).host, address);
  const rows: [string, string | undefined][] = [
    [words.amount, toText(data.amount ?? '')],
    [words.rule, toText(data.rule ?? '')],
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
  const own = data.networks.find((item) => item.network === network.key);
  const toPart = (title: string | null, text: RichTextField | undefined) =>
    isFilled.richText(text) ? [toHeading(2, toText(title ?? '')), toRichText(text, context)] : [];
  return [
    toRichText(data.network_lead, context),
    toFacts(network, data, context),
    network.chainIdReused ? context.messages.nodes.reusedId : '',
    toHeading(2, toText(data.use_title ?? '')),
    steps.join('\n'),
    ...toPart(data.about_title, own?.about),
    ...toPart(data.check_title, data.check_text),
    ...toPart(data.ways_title, own?.ways),
    toLink(toText(data.action.text ?? ''), toLinkAddress(data.action, context)),
    toHeading(2, toText(data.others_title ?? '')),
    toNetworkList(
      FAUCET_NETWORKS.filter(({ key }) => key !== network.key),
      context,
    ),
  ];
}
