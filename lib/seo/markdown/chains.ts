import { getChainNames } from '@/lib/chains/names';
import { formatSeconds } from '@/lib/i18n/format';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import {
  getAvailability,
  getInterfaces,
  getMeanAvailability,
  getSourceText,
  getStatusName,
  groupByStatus,
} from '@/lib/display';
import { toAddress, type MarkdownContext } from './context';
import { toTable } from './table';
import { toHeading, toLink, toText } from './text';

/** A chain's availability with the words that say whether and when it was measured. */
export function getReading(chain: Chain, messages: Messages): string {
  const { value, label } = getAvailability(chain, messages);
  return `${value} ${messages.units.percent}, ${label}`;
}

/** The mean over the measured chains, or that none was measured. */
export function toMean({ nodes, messages }: MarkdownContext): string {
  const mean = getMeanAvailability(nodes, messages);
  if (!mean) return messages.availability.none;
  return `${mean.value} ${messages.units.percent} ${mean.label} (${mean.note})`;
}

/** Chains with what tells them apart, a line each. */
export function toChainTable(chains: readonly Chain[], context: MarkdownContext): string {
  const { locale, messages } = context;
  const words = messages.nodes;
  return toTable(
    [words.chain, words.networks, words.interfaces, words.blockTime, words.availability],
    chains.map((chain) => {
      const { name, second } = getChainNames(chain, locale);
      const seconds = chain.facts?.blockTimeSeconds;
      return [
        `${toLink(toText(name), toAddress(`/nodes/${chain.key}/`, context))} ${toText(second)}`,
        toText(chain.networks.map((network) => network.name).join(', ')),
        toText(getInterfaces(chain).join(', ')),
        seconds ? formatSeconds(seconds, messages.units) : '–',
        getReading(chain, messages),
      ];
    }),
  );
}

/** The whole list of chains by state. */
export function toChainList(context: MarkdownContext): string[] {
  const { nodes, messages } = context;
  const groups = groupByStatus(nodes.chains).flatMap(({ status, chains }) => {
    const count = formatMessage(messages.nodes.count, { count: chains.length });
    return [
      toHeading(2, `${getStatusName(status, messages)} (${count})`),
      toChainTable(chains, context) || messages.nodes.none,
    ];
  });
  return [toMean(context), getSourceText(nodes, messages) ?? '', ...groups];
}
