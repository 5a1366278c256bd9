import { formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain, ChainStatus, LiveNodes } from '@/lib/provider';
import { CHAIN_STATUSES } from '@/lib/provider/types';
import { UNKNOWN } from './cell-reading';
import { toLevel, type Level } from './levels';

export type AvailabilityLevel = Level | 'unmeasured';

/** Returns a chain's level at the last check; a default figure has none. */
export const getAvailabilityLevel = ({ availabilityPercent, reading }: Chain): AvailabilityLevel =>
  reading === 'default' ? 'unmeasured' : toLevel(availabilityPercent);

/**
 * Returns the figure with its unit, and a note that says whether and when it was measured; a dash for a chain without a
 * reading.
 */
export function getAvailability(
  { availabilityPercent, reading, measuredAt }: Chain,
  { availability, units }: Messages,
  locale: Locale,
): { value: string; unit: string | null; label: string } {
  if (reading === 'default') return { value: UNKNOWN, unit: null, label: availability.unmeasured };
  const label = measuredAt
    ? formatMessage(availability.measured, { time: formatTime(measuredAt, locale) })
    : availability.sample;
  return { value: availabilityPercent, unit: units.percent, label };
}

/**
 * Returns the mean over chains with a measured figure, how many there are and when they were checked; null if there is
 * none. `template` is the note with a `{time}` placeholder for `checkedAt`, which is null for sample data.
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

/** Says that the figures are outdated, and how old they are; null if they are fresh. */
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

/** Groups the chains by state, in the order of the tabs. */
export function groupByStatus(chains: readonly Chain[]) {
  return CHAIN_STATUSES.map((status) => ({
    status,
    chains: chains.filter((chain) => chain.status === status),
  }));
}

/** Returns the distinct interfaces of all networks of a chain. */
export function getInterfaces({ networks }: Pick<Chain, 'networks'>): string[] {
  return [...new Set(networks.flatMap(({ interfaces }) => interfaces))];
}
