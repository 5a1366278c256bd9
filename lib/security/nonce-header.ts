/** By it the server tells a page that an editor previews which inline scripts its policy allows. */
export const NONCE_HEADER = 'x-nonce';
