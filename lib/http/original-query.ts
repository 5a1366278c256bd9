/** Carries a visitor's query from the server to the middleware; anything that clients send under this name is dropped. */
export const QUERY_HEADER = 'x-original-query';
