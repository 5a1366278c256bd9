/** The possible outcomes of sending a form; each has a page for browsers without scripts. */
export const OUTCOMES = ['sent', 'subscribed', 'check', 'limited', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_FOLDER = '/contact/';
export const OUTCOME_PATHS = OUTCOMES.map((outcome) => `${OUTCOME_FOLDER}${outcome}/`);

/** The page that lists a form's errors; its query names the fields: `?name=inputEmpty`. */
export const CHECK_PATH = `${OUTCOME_FOLDER}${'check' satisfies Outcome}/`;

export const isOutcome = (value: string): value is Outcome =>
  OUTCOMES.some((outcome) => outcome === value);
