import type { ReactNode } from 'react';
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
  /** What one does to have a plan, by its id. Rendered by the server, whose links need settings. */
  planLinks: Readonly<Record<string, ReactNode>>;
  /** Shown when a plan has no price. */
  quoted: string;
  perMonth: string;
  /** What to say of a text that is no number. */
  invalid: string;
};
