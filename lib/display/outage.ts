import { formatDuration } from '@/lib/i18n/format-duration';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';

export const MONTH_MINUTES = 30 * 24 * 60;

const MINUTE = 60;
/** Shorter times are not distinguished. */
const SHORTEST = 0.01;

/**
 * Returns the seconds per 30-day month in which all nodes are offline at once, if each has this availability in
 * percent.
 */
export const getOutageSeconds = (nodes: number, percent: number): number =>
  MONTH_MINUTES * MINUTE * (1 - percent / 100) ** nodes;

/** Formats seconds in readable units: `3 h 36 min`, `65 s`, `2.6 s`, `< 0.01 s`. */
export function formatOutage(
  seconds: number,
  units: Messages['units'],
  { outage }: PictureMessages,
): string {
  if (seconds >= 2 * MINUTE) return formatDuration(seconds / MINUTE, units);
  if (seconds < SHORTEST) return formatMessage(outage.under, { value: SHORTEST });
  const digits = seconds >= 10 ? 0 : 1;
  return formatMessage(outage.seconds, { value: seconds.toFixed(digits) });
}

/** Returns a duration's position on the scale from a hundredth of a second to ten hours, in percent. */
export function toOutagePlace(seconds: number): number {
  const [from, to] = [Math.log10(SHORTEST), Math.log10(36_000)];
  const share = (Math.log10(Math.max(seconds, SHORTEST)) - from) / (to - from);
  return Math.round(Math.min(1, share) * 1000) / 10;
}
