import type { Locale } from '@/lib/i18n/locales';
import type { Call, PriceList } from '@/lib/units/prices';

/** The import's props from the calculator. */
export type ImportProps = {
  prices: PriceList;
  locale: Locale;
  /** Called with rows for the calculator. */
  onApply: (calls: Call[]) => void;
};
