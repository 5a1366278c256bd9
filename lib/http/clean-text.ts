/**
 * Control characters, what turns the direction of writing, and halves of surrogate pairs. They are taken out rather
 * than refused: nobody sees them in a field, so nobody could mend the fault; they come along with pasted text.
 */
const INVISIBLE = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\p{Cs}]/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/** Typed text as one line. */
export const toLine = (text: string) => text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** Typed text with its lines, each ended by a line feed. */
export const toCleanText = (text: string) =>
  text.replace(INVISIBLE, '').replace(LINE_ENDS, '\n').trim();
