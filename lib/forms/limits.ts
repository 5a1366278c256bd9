/** Sizes of what visitors may write, in characters. */
export const LINE_MAX = 100;
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 300;
export const MESSAGE_MIN = 15;
export const REPORT_NAME_MIN = 4;
/** More chains than there are; a list beyond it was not made by the form. */
export const CHAINS_MAX = 200;

/** Nobody fills in a form sooner after it was begun. */
export const MIN_FILL_MS = 1000;
/** How long a script may hold the form token of a form that was begun. */
export const FORM_TOKEN_LIFE_MS = 6 * 3_600_000;

/** Nobody reads the question of a plain form and answers it sooner. */
export const ANSWER_MIN_MS = 2000;
export const QUESTION_LIFE_MS = 3_600_000;

/** How many form tokens and questions one client gets within a window of the limits. */
export const FORM_TOKENS_MAX = 60;
export const QUESTIONS_MAX = 6;

/** How many posts one client may try for each that it may send: people mistype. */
export const ATTEMPTS_SHARE = 5;
/** How many posts a network may send for each of one client. */
export const NETWORK_SHARE = 5;
/** How many posts a network may send once others have used up the limit of a form. */
export const RESERVE_MAX = 2;
/** How many such posts a block of networks may send: one customer may have thousands of them. */
export const RESERVE_BLOCK_MAX = 20;
/** How many such posts of each block pass whatever other blocks have sent, so that nobody can lock a form for all. */
export const RESERVE_FIRST_MAX = 2;
/** How many more such posts everybody may send, for each within the limit of a form. */
export const RESERVE_SHARE = 10;
