/** Tells a previewed page which inline scripts its policy allows. */
export const NONCE_HEADER = 'x-nonce';
