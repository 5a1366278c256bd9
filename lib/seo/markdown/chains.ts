import { getChainNames } from '@/lib/chains/names';
import { formatSeconds, formatTime } from '@/lib/i18n/format';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain, ChainStatus } from '@/lib/provider';
import { toAddress, type MarkdownContext } from './context';
import { toTable } from './table';
import { toHeading, toLink, toText } from './text';

const STATUSES = ['available', 'inactive', 'coming-soon'] as const satisfies ChainStatus[];

export function getStatusName(status: ChainStatus, { nodes }: Messages): string {
  const names = {
    available: nodes.available,
    inactive: nodes.inactive,
    'coming-soon': nodes.comingSoon,
  };
  return names[status];
}

/** A chain's availability with the words that say whether and when it was measured. */
export function getReading(
  { availabilityPercent, measuredAt }: Chain,
  { units, availability }: Messages,
): string {
  const label = measuredAt
    ? formatMessage(availability.measured, { time: formatTime(measuredAt) })
    : availability.assumed;
  return `${availabilityPercent} ${units.percent}, ${label}`;
}

/** Says so when the figures are not fresh. */
export function toSourceNotice({ nodes, messages }: MarkdownContext): string {
  const { lastGood, builtIn } = messages.nodes;
  if (nodes.source === 'live') return '';
  return nodes.checkedAt ? formatMessage(lastGood, { time: formatTime(nodes.checkedAt) }) : builtIn;
}

/** The mean over the measured chains, with how many these are. */
export function toMean({ nodes, messages }: MarkdownContext): string {
  const words = messages.availability;
  const measured = nodes.chains.filter(({ measuredAt }) => measuredAt !== null);
  const time = measured[0]?.measuredAt;
  if (nodes.meanAvailability === null || !time) return words.none;
  const note = formatMessage(words.meanNote, { count: measured.length, time: formatTime(time) });
  return `${nodes.meanAvailability} ${messages.units.percent} ${words.mean} (${note})`;
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
        toText([...new Set(chain.networks.flatMap((one) => one.interfaces))].join(', ')),
        seconds ? formatSeconds(seconds, messages.units) : '–',
        getReading(chain, messages),
      ];
    }),
  );
}

/** The whole list of chains by state. */
export function toChainList(context: MarkdownContext): string[] {
  const { nodes, messages } = context;
  const groups = STATUSES.flatMap((status) => {
    const chains = nodes.chains.filter((chain) => chain.status === status);
    const count = formatMessage(messages.nodes.count, { count: chains.length });
    return [
      toHeading(2, `${getStatusName(status, messages)} (${count})`),
      toChainTable(chains, context) || messages.nodes.none,
    ];
  });
  return [toMean(context), toSourceNotice(context), ...groups];
}
