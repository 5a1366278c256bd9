import { formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain, HeadReading } from '@/lib/provider';

/** Returns the reading furthest behind, the oldest of several; null if the provider sends none. */
export function getLargestLag({ heads }: Pick<Chain, 'heads'>): HeadReading | null {
  const [first, ...others] = heads;
  if (!first) return null;
  return others.reduce((worst, one) => {
    if (one.blocksBehind !== worst.blocksBehind)
      return one.blocksBehind > worst.blocksBehind ? one : worst;
    return one.readAt < worst.readAt ? one : worst;
  }, first);
}

/** Says how many blocks behind the slowest nodes are, and when that was read; null if unknown. */
export function getLagText(
  chain: Pick<Chain, 'heads' | 'reading'>,
  { availability }: Messages,
  locale: Locale,
): string | null {
  const worst = getLargestLag(chain);
  if (!worst) return null;
  const { blocksBehind: count, readAt } = worst;
  if (chain.reading === 'sample') return formatMessage(availability.behindSample, { count });
  return formatMessage(availability.behind, { count, time: formatTime(readAt, locale) });
}
