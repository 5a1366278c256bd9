import type { Content } from '@prismicio/client';
import type { ChainMethod } from '@/lib/chains';
import { getChainNames } from '@/lib/chains/names';
import { formatMessage } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getSourceText, getStatusName } from '@/lib/display';
import { getFactRows } from '@/lib/display/chain-facts';
import { getChainParts, type ChainPart } from '@/lib/display/chain-parts';
import type { RequestSample } from '@/lib/samples';
import { getReading } from './chains';
import { toAddress, type MarkdownContext } from './context';
import { toLinkField } from './fields';
import { toPart } from './parts';
import { toRichText } from './rich-text';
import { toTable } from './table';
import { toCode, toCodeBlock, toHeading, toLink, toList, toText } from './text';

function toFacts(chain: Chain, { locale, messages }: MarkdownContext): string {
  const { nodes: words } = messages;
  const { second, former } = getChainNames(chain, locale);
  const rows = [
    { label: words.chain, value: `${chain.name} (${second})` },
    { label: words.status, value: getStatusName(chain.status, messages) },
    { label: words.availability, value: getReading(chain, messages) },
    ...getFactRows(chain, messages),
  ];
  const lines = rows.flatMap(({ label, value }) =>
    value ? [`${label}: ${toText(String(value))}`] : [],
  );
  const renamed = formatMessage(words.formerly, { names: former.join(', ') });
  return toList(former.length > 0 ? [...lines, toText(renamed)] : lines);
}

const toSampleBlocks = ({ requests, response }: RequestSample, { messages }: MarkdownContext) => [
  toCodeBlock(requests.curl),
  `${messages.code.response}:`,
  toCodeBlock(response),
];

function toNetworks(networks: Chain['networks'], { messages }: MarkdownContext): string {
  const words = messages.nodes;
  return toTable(
    [words.network, words.interfaces, words.status],
    networks.map((one) => [
      toText(one.name),
      toText(one.interfaces.join(', ')),
      words.networkStatus[one.status],
    ]),
  );
}

function toMethods(methods: readonly ChainMethod[], { locale, messages }: MarkdownContext): string {
  return toTable(
    [messages.nodes.method, messages.nodes.returns],
    methods.map(({ name, description, descriptionZh }) => [
      toCode(name),
      toText(locale === 'cn' ? descriptionZh : description),
    ]),
  );
}

function toBody(part: ChainPart, context: MarkdownContext): string[] {
  const { messages } = context;
  switch (part.kind) {
    case 'request':
      return part.sample ? toSampleBlocks(part.sample, context) : [messages.nodes.noSample];
    case 'interfaces':
      return part.samples.flatMap((sample) => [
        toHeading(3, toText(sample.interface)),
        ...toSampleBlocks(sample, context),
      ]);
    case 'networks':
      return [part.isIdReused ? messages.nodes.reusedId : '', toNetworks(part.networks, context)];
    case 'methods':
      return [toMethods(part.methods, context)];
    case 'video':
      return [toLink(toText(part.title ?? part.url), part.url)];
    case 'questions':
      return part.questions.flatMap(({ question, answer }) => [
        toHeading(3, toText(question ?? '')),
        toRichText(answer, context),
      ]);
    case 'related':
      return [
        toList(
          part.related.map(({ key, name }) =>
            toLink(toText(name), toAddress(`/nodes/${key}/`, context)),
          ),
        ),
      ];
    case 'action':
      return [toLinkField(part.action, context)];
    case 'text':
      return [];
  }
}

/** The data sheet of a chain; `page` is the node document with its texts filled in. */
export function toChainPage(
  chain: Chain,
  page: Content.NodeDocument['data'],
  context: MarkdownContext,
): string[] {
  const { facts } = chain;
  const { nodes, host } = context;
  const oneLine = context.locale === 'cn' ? facts?.oneLineZh : facts?.oneLine;
  const parts = getChainParts({ chain, chains: nodes.chains, page, host });
  return [
    toText(oneLine ?? ''),
    toRichText(page.lead, context),
    getSourceText(nodes, context.messages) ?? '',
    toFacts(chain, context),
    ...parts.flatMap((part) => toPart(part, toBody(part, context), context)),
  ];
}
