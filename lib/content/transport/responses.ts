import type { Found } from './last-good';

/** Builds the response that the content client reads. */
export const toResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/** Adds the version to an answer: while the service is slow, the answers of one list may belong to several. */
export const toAnswer = ({ text, ref }: Found) =>
  toResponse(text.replace(/^\s*\{/, () => `{"contentRef":${JSON.stringify(ref)},`));
