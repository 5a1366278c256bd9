import type { Content } from '@prismicio/client';
import { getMethods, type ChainFacts } from '@/lib/chains';
import { getChainNames } from '@/lib/chains/names';
import { getRelatedChains } from '@/lib/chains/related';
import { formatMessage } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getSourceText, getStatusName } from '@/lib/readings';
import { getFactRows } from '@/lib/readings/chain-facts';
import { getInterfaceSamples, getRequestSample } from '@/lib/samples';
import { toVideoUrl } from '@/lib/content/embeds';
import { getReading } from './chains';
import { toAddress, toLinkAddress, type MarkdownContext } from './context';
import { toRichText } from './rich-text';
import { toTable } from './table';
import { toCode, toCodeBlock, toHeading, toLink, toList, toText } from './text';

type Data = Content.NodeDocument['data'];

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

function toRequest(chain: Chain, data: Data, context: MarkdownContext): string[] {
  const { messages, host } = context;
  const sample = chain.facts ? getRequestSample(chain.facts, host) : null;
  if (!sample) return [messages.nodes.noSample];
  return [
    toRichText(data.request_text, context),
    toCodeBlock(sample.requests.curl),
    `${messages.code.response}:`,
    toCodeBlock(sample.response),
  ];
}

function toInterfaces({ facts, networks }: Chain, { host, messages }: MarkdownContext): string[] {
  const offered = networks.flatMap(({ interfaces }) => interfaces);
  const samples = facts ? getInterfaceSamples(facts, offered, host) : [];
  return samples.flatMap((sample) => [
    toHeading(3, toText(sample.interface)),
    toCodeBlock(sample.requests.curl),
    `${messages.code.response}:`,
    toCodeBlock(sample.response),
  ]);
}

function toNetworks({ networks, facts }: Chain, { messages }: MarkdownContext): string[] {
  const words = messages.nodes;
  return [
    facts?.chainIdReused ? words.reusedId : '',
    toTable(
      [words.network, words.interfaces, words.status],
      networks.map((one) => [
        toText(one.name),
        toText(one.interfaces.join(', ')),
        words.networkStatus[one.status],
      ]),
    ),
  ];
}

function toMethods({ methodFamilies }: ChainFacts, { locale, messages }: MarkdownContext): string {
  return toTable(
    [messages.nodes.method, messages.nodes.returns],
    methodFamilies
      .flatMap((family) => getMethods(family))
      .map(({ name, description, descriptionZh }) => [
        toCode(name),
        toText(locale === 'cn' ? descriptionZh : description),
      ]),
  );
}

/** The data sheet of a chain; `data` is the node document with its texts filled in. */
export function toChainPage(chain: Chain, data: Data, context: MarkdownContext): string[] {
  const { facts } = chain;
  const oneLine = context.locale === 'cn' ? facts?.oneLineZh : facts?.oneLine;
  const others = toInterfaces(chain, context);
  const hasMethods = facts && facts.methodFamilies.length > 0;
  const related = getRelatedChains(chain, context.nodes.chains);
  const part = (title: string | null, blocks: string[]) => [
    toHeading(2, toText(title ?? '')),
    ...blocks,
  ];
  return [
    toText(oneLine ?? ''),
    toRichText(data.lead, context),
    getSourceText(context.nodes, context.messages) ?? '',
    toFacts(chain, context),
    ...part(data.request_title, toRequest(chain, data, context)),
    ...(others.length > 0 ? part(data.interfaces_title, others) : []),
    ...part(data.networks_title, toNetworks(chain, context)),
    ...(hasMethods
      ? part(data.methods_title, [
          toRichText(data.methods_text, context),
          toMethods(facts, context),
        ])
      : []),
    ...(chain.youtube
      ? part(data.video_title, [toLink(toText(data.video_title ?? ''), toVideoUrl(chain.youtube))])
      : []),
    ...part(
      data.questions_title,
      data.questions.flatMap(({ question, answer }) => [
        toHeading(3, toText(question ?? '')),
        toRichText(answer, context),
      ]),
    ),
    ...(related.length > 0
      ? part(data.related_title, [
          toList(
            related.map(({ key, name }) =>
              toLink(toText(name), toAddress(`/nodes/${key}/`, context)),
            ),
          ),
        ])
      : []),
    ...part(data.action_title, [
      toText(data.action_text ?? ''),
      toLink(toText(data.action.text ?? ''), toLinkAddress(data.action, context)),
    ]),
  ];
}
