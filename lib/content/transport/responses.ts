import type { Found } from './last-good';

/** What the content client reads. */
export const toResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/** An answer says of which version it is: those of one list may be of several while the service is slow. */
export const toAnswer = ({ text, ref }: Found) =>
  toResponse(text.replace(/^\s*\{/, () => `{"contentRef":${JSON.stringify(ref)},`));
