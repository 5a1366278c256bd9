import { CONSENT_COOKIE } from '@/lib/storage/entries';

/** What something is stored for; every category but the first needs the visitor's consent. */
export type Category = 'strictly' | 'functional' | 'statistics' | 'marketing';

/** In the order in which they are shown and stored. */
export const CATEGORIES: readonly Category[] = [
  'strictly',
  'functional',
  'statistics',
  'marketing',
];

/** Categories that cannot be turned off. */
const LOCKED: readonly Category[] = ['strictly'];

/** Categories that Global Privacy Control rejects on the visitor's behalf. */
const REFUSED_BY_SIGNAL: readonly Category[] = ['statistics', 'marketing'];

const PRESELECTED: readonly Category[] = ['strictly', 'functional', 'statistics'];

export const isLocked = (category: Category) => LOCKED.includes(category);

/** Returns the categories that may be accepted; `hasSignal` says whether Global Privacy Control is on. */
export const getOpenCategories = (hasSignal: boolean): Category[] =>
  CATEGORIES.filter((category) => !hasSignal || !REFUSED_BY_SIGNAL.includes(category));

/** Returns the initial state of the switches. */
export const getPreselected = (hasSignal: boolean): Category[] =>
  getOpenCategories(hasSignal).filter((category) => PRESELECTED.includes(category));

/** Returns the accepted categories: always the locked ones, never those that the signal rejects. */
export const toAccepted = (chosen: readonly string[], hasSignal: boolean): Category[] =>
  getOpenCategories(hasSignal).filter(
    (category) => isLocked(category) || chosen.includes(category),
  );

/** Parses the stored comma-separated list; null if there is none, or it is not from this site. */
export function parseConsent(text: string | null, hasSignal: boolean): Category[] | null {
  const names = text?.split(',') ?? [];
  return LOCKED.every((category) => names.includes(category)) ? toAccepted(names, hasSignal) : null;
}

/**
 * Runs before the first paint and shows the banner if no consent is stored, so that nothing flashes. Must agree with
 * `parseConsent`.
 */
export const CONSENT_SCRIPT = `try{if(!/(^|; )${CONSENT_COOKIE}=([^;]*(,|%2C))?${LOCKED[0]}(,|%2C|;|$)/.test(document.cookie))document.documentElement.dataset.consent='ask'}catch{}`;
