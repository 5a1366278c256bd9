/** How sending a form can end; each has a page for browsers without scripts. */
export const OUTCOMES = ['sent', 'subscribed', 'check', 'limited', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_FOLDER = '/contact/';
export const OUTCOME_PATHS = OUTCOMES.map((outcome) => `${OUTCOME_FOLDER}${outcome}/`);

/** Says what was wrong with a form; which fields, its query says: `?name=inputEmpty`. */
export const CHECK_PATH = `${OUTCOME_FOLDER}${'check' satisfies Outcome}/`;

export const isOutcome = (value: string): value is Outcome =>
  OUTCOMES.some((outcome) => outcome === value);
