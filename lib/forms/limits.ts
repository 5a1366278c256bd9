/** Limits for what visitors may enter, in characters. */
export const LINE_MAX = 100;
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 300;
export const MESSAGE_MIN = 15;
export const REPORT_NAME_MIN = 4;
/** More chains than there are; a longer list does not come from the form. */
export const CHAINS_MAX = 200;

/** Longer than any request that the site writes. */
export const QUOTE_MAX = 3000;

/** Nobody completes a form faster than this. */
export const MIN_FILL_MS = 1000;
/** How long a script may keep a form token. */
export const FORM_TOKEN_LIFE_MS = 6 * 3_600_000;

/** Nobody reads and answers a plain form's question faster than this. */
export const ANSWER_MIN_MS = 2000;
export const QUESTION_LIFE_MS = 3_600_000;
