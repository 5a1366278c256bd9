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
