/**
 * Control characters, bidirectional controls and unpaired surrogates. They are removed rather than rejected: people
 * paste them unknowingly and could not see what to correct.
 */
const INVISIBLE = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\p{Cs}]/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/** Normalizes typed text to one line. */
export const toLine = (text: string) => text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** Normalizes typed text, ending each line with a line feed. */
export const toCleanText = (text: string) =>
  text.replace(INVISIBLE, '').replace(LINE_ENDS, '\n').trim();
