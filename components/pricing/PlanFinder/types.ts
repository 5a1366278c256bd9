import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import type { Mix } from '@/lib/units/mixes';

/** The data that the browser needs. */
export type FinderProps = {
  mixes: readonly Mix[];
  /** With names in the page's language. */
  plans: readonly Plan[];
  hasRuler: boolean;
  locale: Locale;
  words: Messages['planFinder'];
  /** Each plan's action, by its id. Rendered on the server, because the links need settings. */
  planLinks: Readonly<Record<string, ReactNode>>;
  perMonth: string;
  /** The mark of sample prices, if they are. */
  sample: ReactNode;
  /** The error for a text that is not a number. */
  invalid: string;
};
