export type Sentence = { start: number; end: number; next: number };

/** A clause number such as `3.1 `, which belongs to the whole clause rather than to its first sentence. */
const CLAUSE_NUMBER = /^\d+(?:\.\d+)*\.?\s+/;

/** A full stop, or a condition: it applies to the words before it even if they are not a sentence. */
const END =
  /[.!?][”’")]*\s+(?=[“‘"'(\p{Lu}\d{])|[。！？][”’）]*\s*|(?<!\s)\s+(?=\{(?:if|unless):)/gu;

/** Masks braces, because text inside them never ends a sentence. */
const mask = (text: string) =>
  text.replace(/\{fact:[^{}]*\}/g, (marks) => `{${'x'.repeat(marks.length - 1)}`);

/** Splits a text into sentences; `next` is where the following one begins. */
export function toSentences(text: string): Sentence[] {
  const first = CLAUSE_NUMBER.exec(text)?.[0].length ?? 0;
  const body = mask(text);
  const ends = [...body.matchAll(END)]
    .map(({ 0: whole, index }) => {
      const next = index + whole.length;
      return { end: index + whole.trimEnd().length, next };
    })
    .filter(({ end, next }) => end > first && next < text.length);
  const starts = [first, ...ends.map(({ next }) => next)];
  const last = { end: text.length, next: text.length };
  return [...ends, last].map((edges, index) => ({ start: starts[index] ?? first, ...edges }));
}
