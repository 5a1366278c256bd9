import { formatTime } from '@/lib/i18n/format';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';

export type AvailabilityLevel = 'high' | 'middle' | 'low' | 'unmeasured';

/** How well a chain ran at the last check; a default figure is no measurement and has no level. */
export function getAvailabilityLevel({
  availabilityPercent,
  measuredAt,
}: Chain): AvailabilityLevel {
  if (measuredAt === null) return 'unmeasured';
  const percent = Number(availabilityPercent);
  if (percent >= 99.95) return 'high';
  return percent >= 99.5 ? 'middle' : 'low';
}

/** The figure with the words that say whether and when it was measured. */
export function getAvailability(
  chain: Chain,
  messages: Messages,
): { value: string; label: string } {
  const words = messages.availability;
  const label = chain.measuredAt
    ? formatMessage(words.measured, { time: formatTime(chain.measuredAt) })
    : words.assumed;
  return { value: chain.availabilityPercent, label };
}
