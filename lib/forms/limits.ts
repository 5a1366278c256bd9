/** Limits for what visitors may enter, in characters. */
export const LINE_MAX = 100;
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 300;
export const MESSAGE_MIN = 15;
export const REPORT_NAME_MIN = 4;
/** More chains than there are; a longer list does not come from the form. */
export const CHAINS_MAX = 200;

/** Nobody completes a form faster than this. */
export const MIN_FILL_MS = 1000;
/** How long a script may keep a form token. */
export const FORM_TOKEN_LIFE_MS = 6 * 3_600_000;

/** Nobody reads and answers a plain form's question faster than this. */
export const ANSWER_MIN_MS = 2000;
export const QUESTION_LIFE_MS = 3_600_000;

/** Form tokens and questions per client and rate-limit window. */
export const FORM_TOKENS_MAX = 60;
export const QUESTIONS_MAX = 6;

/** Posts that a client may attempt for each that it may send, because people mistype. */
export const ATTEMPTS_SHARE = 5;
/** Posts that a network may send for each that a client may. */
export const NETWORK_SHARE = 5;
/** Posts that a network may send once others have used up a form's limit. */
export const RESERVE_MAX = 2;
/** The same for a block of networks, because one customer may have thousands of networks. */
export const RESERVE_BLOCK_MAX = 20;
/** Such posts that pass for each block whatever other blocks have sent, so that nobody can lock a form for everyone. */
export const RESERVE_FIRST_MAX = 2;
/** Such posts that everyone together may send, as a multiple of the form's limit. */
export const RESERVE_SHARE = 10;
