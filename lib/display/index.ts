import { formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain, ChainStatus, LiveNodes } from '@/lib/provider';
import { CHAIN_STATUSES } from '@/lib/provider/statuses';
import { toLevel, type Level } from './levels';

export type AvailabilityLevel = Level | 'unmeasured';

/** How well a chain ran at the last check; a default figure says nothing and has no level. */
export const getAvailabilityLevel = ({ availabilityPercent, reading }: Chain): AvailabilityLevel =>
  reading === 'default' ? 'unmeasured' : toLevel(availabilityPercent);

/** The figure, in percent, with the words that say whether and when it was measured. */
export function getAvailability(
  { availabilityPercent, reading, measuredAt }: Chain,
  { availability }: Messages,
  locale: Locale,
): { value: string; label: string } {
  const label = measuredAt
    ? formatMessage(availability.measured, { time: formatTime(measuredAt, locale) })
    : reading === 'sample'
      ? availability.sample
      : availability.assumed;
  return { value: availabilityPercent, label };
}

/**
 * The mean over the chains with a figure of their own, with how many these are and when; null when there is none.
 * `template` is the note with the place `{time}` for `checkedAt`, which is null for sample data.
 */
export function getMeanAvailability(
  { chains, meanAvailability }: LiveNodes,
  { availability }: Messages,
  locale: Locale,
): {
  value: string;
  label: string;
  note: string;
  checkedAt: string | null;
  template: string;
} | null {
  const counted = chains.filter(({ reading }) => reading !== 'default');
  const [first] = counted;
  if (meanAvailability === null || !first) return null;
  const { measuredAt: time } = first;
  const count = counted.length;
  if (!time) {
    const note = formatMessage(availability.sampleMean, { count });
    return {
      value: meanAvailability,
      label: availability.mean,
      note,
      checkedAt: null,
      template: note,
    };
  }
  const template = formatMessage(availability.meanNote, { count, time: '{time}' });
  return {
    value: meanAvailability,
    label: availability.mean,
    note: formatMessage(template, { time: formatTime(time, locale) }),
    checkedAt: time,
    template,
  };
}

/** Says that the figures are not fresh, and how old they are; null when they are fresh. */
export function getSourceText(
  { source, checkedAt }: LiveNodes,
  { nodes }: Messages,
  locale: Locale,
): string | null {
  if (source === 'live' || source === 'sample') return null;
  if (!checkedAt) return nodes.builtIn;
  return formatMessage(nodes.lastGood, { time: formatTime(checkedAt, locale) });
}

export function getStatusName(status: ChainStatus, { nodes }: Messages): string {
  const names = {
    available: nodes.available,
    inactive: nodes.inactive,
    'coming-soon': nodes.comingSoon,
  };
  return names[status];
}

/** The chains of each state, in the order of the tabs. */
export function groupByStatus(chains: readonly Chain[]) {
  return CHAIN_STATUSES.map((status) => ({
    status,
    chains: chains.filter((chain) => chain.status === status),
  }));
}

/** The interfaces of all networks of a chain, each once. */
export function getInterfaces({ networks }: Pick<Chain, 'networks'>): string[] {
  return [...new Set(networks.flatMap(({ interfaces }) => interfaces))];
}
