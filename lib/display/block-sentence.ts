import { getTextNames } from '@/lib/chains/names';
import { formatList, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { Chain } from '@/lib/provider';

/** From here on, a count needs no decimals. */
const WHOLE_FROM = 3;

const toCount = (ratio: number, locale: Locale) =>
  formatNumber(ratio < WHOLE_FROM ? Math.round(ratio * 10) / 10 : Math.round(ratio), locale);

/**
 * Says how many blocks the faster chains produce while the slowest produces one; null for fewer than two chains with a
 * block time.
 */
export function getBlockSentence(
  chains: readonly Chain[],
  { locale, messages: { compare } }: { locale: Locale; messages: Messages },
): string | null {
  const timed = chains
    .flatMap((chain) => {
      const seconds = chain.facts?.blockTimeSeconds;
      return seconds ? [{ name: getTextNames(chain, locale).name, seconds }] : [];
    })
    .sort((a, b) => b.seconds - a.seconds);
  const [slowest, ...faster] = timed;
  if (!slowest || faster.length === 0) return null;
  const others = faster.map(({ name, seconds }) =>
    formatMessage(compare.blocksOf, { name, count: toCount(slowest.seconds / seconds, locale) }),
  );
  return formatMixed(
    compare.blocks,
    { name: slowest.name, others: formatList(others, locale) },
    locale,
  );
}
