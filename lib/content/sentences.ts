export type Sentence = { start: number; end: number; next: number };

/** The number of a clause, such as `3.1 `, which belongs to what follows it rather than to its first sentence. */
const CLAUSE_NUMBER = /^\d+(?:\.\d+)*\.?\s+/;

/** A full stop, or what comes before a condition: that binds its words even where they are no sentence. */
const END =
  /[.!?][”’")]*\s+(?=[“‘"'(\p{Lu}\d{])|[。！？][”’）]*\s*|(?<!\s)\s+(?=\{(?:if|unless):)/gu;

/** Braces hold no end of a sentence, whatever their words are. */
const mask = (text: string) =>
  text.replace(/\{fact:[^{}]*\}/g, (marks) => `{${'x'.repeat(marks.length - 1)}`);

/** The sentences of a text; `next` is where the one after begins. */
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
