const HAN = /\p{Script=Han}/u;
const SINGLE = /^\p{Script=Han}$/u;
/** A line must not begin with these. */
const CLOSING = /^[\p{P}\s]/u;
/** A line may break after these anyway. */
const ENDED = /[，。：；？！、）》」』\s]$/u;

/** Longer texts are not headings, and splitting takes quadratic time. */
const MAX_HEADING = 500;

/** Corrects wrong splits at the end of a line: `主|网` is one word, and `的` belongs to what follows it. */
const belongsToPrevious = (previous: string, word: string) =>
  CLOSING.test(word) ||
  SINGLE.test(word) ||
  SINGLE.test(previous) ||
  !HAN.test(previous.at(-1) ?? '');

/**
 * Splits a Chinese heading where a line may break: words keep the particles and single characters that belong to them.
 * A text without Chinese, or too long for a heading, stays whole.
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
