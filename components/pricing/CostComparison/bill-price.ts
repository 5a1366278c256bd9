import { formatPrice } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { MigrateMessages } from '@/lib/i18n/migrate-messages';
import { getGap } from '@/lib/i18n/punctuation';
import type { PriceList } from '@/lib/units/prices';
import type { Bill } from '@/lib/migrate/compare-cost';

type Words = {
  locale: Locale;
  messages: MigrateMessages['costs'];
  /** Chains with their names. */
  protocols: PriceList['protocols'];
};

/** Says what a bill costs, or why it is not comparable. */
export function getBillPrice(
  { price, reason, missing }: Bill,
  { locale, messages, protocols }: Words,
): string {
  if (price !== null) return formatPrice(price, 'USD', locale);
  const { notComparable, reasons } = messages;
  const chain = protocols.find(({ _key }) => _key === missing);
  const name = (reason === 'chain' && chain?.name) || missing;
  const words = formatMessage(reasons[reason ?? 'too-large'], { name: name ?? '' });
  return notComparable + getGap(notComparable) + words;
}
