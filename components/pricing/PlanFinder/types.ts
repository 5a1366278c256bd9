import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import type { Mix } from '@/lib/units/mixes';

/** What the browser needs of the page. */
export type FinderProps = {
  mixes: readonly Mix[];
  /** Named in the language of the page. */
  plans: readonly Plan[];
  hasRuler: boolean;
  locale: Locale;
  words: Messages['planFinder'];
  planWords: Pick<Messages['plans'], 'quoted' | 'actions'>;
  perMonth: string;
  /** What to say of a text that is no number. */
  invalid: string;
};
