import { RPS_OPTIONS, getMaxCu, toRps, type RpsOption } from '@/lib/units/enterprise-package';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

export type RateRow = {
  rps: RpsOption;
  number: string | null;
  unit: string;
  units: string;
  cap: string;
};

/** Returns the rates of the enterprise package, each with the units that it allows; a negotiated rate has no number. */
export function getRateRows(locale: Locale, { packages: messages }: Messages): RateRow[] {
  return RPS_OPTIONS.map((rps) => {
    const rate = toRps(rps);
    const units = formatLargeNumber(getMaxCu(rps), locale);
    return {
      units,
      rps,
      number: rate > 0 ? formatNumber(rate, locale) : null,
      unit: rate > 0 ? messages.requests : messages.custom,
      cap: formatMessage(messages.cap, { units }),
    };
  });
}
