const HAN = /\p{Script=Han}/u;
const SINGLE = /^\p{Script=Han}$/u;
/** A line starts with neither. */
const CLOSING = /^[\p{P}\s]/u;
/** A line breaks behind either anyway. */
const ENDED = /[，。：；？！、）》」』\s]$/u;

/** A longer text is no heading, and splitting it would take time that grows with the square of its length. */
const MAX_HEADING = 500;

/** What is parted at the wrong place in front of a line's end: `主|网` is one word, and `的` belongs to what it follows. */
const belongsToPrevious = (previous: string, word: string) =>
  CLOSING.test(word) ||
  SINGLE.test(word) ||
  SINGLE.test(previous) ||
  !HAN.test(previous.at(-1) ?? '');

/**
 * The parts of a Chinese heading between which a line may break: words with the particles and single characters that
 * go with them. A text without Chinese, or too long for a heading, is one part.
 */
export function splitPhrases(text: string): string[] {
  if (text.length > MAX_HEADING || !HAN.test(text)) return [text];
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const previous = phrases.at(-1);
    const isNew = previous === undefined || (ENDED.test(previous) && !CLOSING.test(segment));
    if (isNew || !belongsToPrevious(previous, segment)) phrases.push(segment);
    else phrases[phrases.length - 1] = previous + segment;
  }
  return phrases;
}
