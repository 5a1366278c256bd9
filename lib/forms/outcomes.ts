/** The possible outcomes of sending a form; each has a page for browsers without scripts. */
export const OUTCOMES = [
  'sent',
  'subscribed',
  'confirm',
  'check',
  'limited',
  'kept',
  'failed',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_FOLDER = '/contact/';
export const OUTCOME_PATHS = OUTCOMES.map((outcome) => `${OUTCOME_FOLDER}${outcome}/`);

/** The page that lists a form's errors; its query names the fields: `?name=inputEmpty`. */
export const CHECK_PATH = `${OUTCOME_FOLDER}${'check' satisfies Outcome}/`;

export const isOutcome = (value: string): value is Outcome =>
  OUTCOMES.some((outcome) => outcome === value);

/** The response that a form's script reads; its text is in the language of the form. */
export type FormAnswer = {
  outcome: Outcome;
  title: string;
  text: string;
  /** Error messages by field. */
  fields?: Record<string, string>;
  /** True if the form token was once valid: with a fresh one, the same post may pass. */
  isStale?: true;
};

/** The response to a script that begins a form. */
export type FormTokenAnswer = {
  formToken: string;
  /** Public reCAPTCHA key, if the site uses reCAPTCHA. */
  siteKey?: string;
};
