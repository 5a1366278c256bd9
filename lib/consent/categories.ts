import { CONSENT_COOKIE } from '@/lib/storage/entries';

/** What something is stored for; all but the first ask for the visitor's consent. */
export type Category = 'strictly' | 'functional' | 'statistics' | 'marketing';

/** In the order in which they are shown and stored. */
export const CATEGORIES: readonly Category[] = [
  'strictly',
  'functional',
  'statistics',
  'marketing',
];

/** What cannot be turned off. */
const LOCKED: readonly Category[] = ['strictly'];

/** What Global Privacy Control refuses for the visitor. */
const REFUSED_BY_SIGNAL: readonly Category[] = ['statistics', 'marketing'];

const PRESELECTED: readonly Category[] = ['strictly', 'functional', 'statistics'];

export const isLocked = (category: Category) => LOCKED.includes(category);

/** The categories that may be accepted at all; `hasSignal` is Global Privacy Control. */
export const getOpenCategories = (hasSignal: boolean): Category[] =>
  CATEGORIES.filter((category) => !hasSignal || !REFUSED_BY_SIGNAL.includes(category));

/** How the switches stand before the visitor has decided. */
export const getPreselected = (hasSignal: boolean): Category[] =>
  getOpenCategories(hasSignal).filter((category) => PRESELECTED.includes(category));

/** What a choice allows: the locked categories always, what the signal refuses never. */
export const toAccepted = (chosen: readonly string[], hasSignal: boolean): Category[] =>
  getOpenCategories(hasSignal).filter(
    (category) => isLocked(category) || chosen.includes(category),
  );

/** Reads the stored comma list; null when there is none or it is no list of this site. */
export function parseConsent(text: string | null, hasSignal: boolean): Category[] | null {
  const names = text?.split(',') ?? [];
  return LOCKED.every((category) => names.includes(category)) ? toAccepted(names, hasSignal) : null;
}

/**
 * Runs before the first paint and shows the banner where no consent is stored, so that nothing flashes. Must
 * judge as `parseConsent` does.
 */
export const CONSENT_SCRIPT = `try{if(!/(^|; )${CONSENT_COOKIE}=([^;]*(,|%2C))?${LOCKED[0]}(,|%2C|;|$)/.test(document.cookie))document.documentElement.dataset.consent='ask'}catch{}`;
