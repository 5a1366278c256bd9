/**
 * Control characters, bidirectional controls and unpaired surrogates. They are removed rather than rejected: people
 * paste them unknowingly and could not see what to correct.
 */
const INVISIBLE = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\p{Cs}]/gu;
/** Characters of format and fillers that look like nothing; some belong to words and emoji, so none is removed alone. */
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;
/** Longer than any address with what surrounds it. */
const MAX_ADDRESS_CHARS = 1000;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/** Text that is blank to the eye is blank. */
const dropBlank = (text: string) => (BLANK.test(text) ? '' : text);

/** Normalizes typed text to one line. */
export const toLine = (text: string) =>
  dropBlank(text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim());

/** Normalizes typed text, ending each line with a line feed. */
export const toCleanText = (text: string) =>
  dropBlank(text.replace(INVISIBLE, '').replace(LINE_ENDS, '\n').trim());

/**
 * Normalizes a typed or pasted email address: full-width characters, invisible ones, and what a mail client or a
 * sentence puts around it.
 */
export function toEmailAddress(text: string): string {
  // Nobody typed that, and the patterns below would take long.
  if (text.length > MAX_ADDRESS_CHARS) return text;
  return toLine(text.replace(/\p{Cf}/gu, '').normalize('NFKC'))
    .replace(/^.*<([^<>]*)>.*$/, '$1')
    .replace(/^mailto:/i, '')
    .replaceAll('。', '.')
    .replace(/^[\s"'(]+/, '')
    .replace(/[^\s"'.,;:!?)、][\s"'.,;:!?)、]+$/, (end) => end.charAt(0));
}
