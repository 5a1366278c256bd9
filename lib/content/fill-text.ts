import { findEndpoints } from '@/lib/endpoints';
import { applyEdits, type Edit } from './edits';

type Sentence = { start: number; end: number; next: number };

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

/** What texts may use by name; a company fact is stored as `fact:` followed by its name. */
export type Variables = Record<string, string | number>;

const NAME = /\{(\w+)\}/g;
const FACT = /\{(fact|if|unless):(\w+)(?:\|([^{}]*))?\}/g;

/** True for a text that depends on company facts. */
const asksForFacts = (text: string) => text.search(FACT) >= 0;

/** Lists the facts that a text depends on. */
export const listFactNames = (text: string): string[] =>
  [...text.matchAll(FACT)].map(([, , name = '']) => name);

export const toFactKey = (name: string) => `fact:${name}`;

/** Returns the edits that write opaque endpoints in place of those on a common host. */
const getEndpointEdits = (text: string, offset: number, values: Variables): Edit[] =>
  Object.hasOwn(values, toFactKey('opaque_endpoints'))
    ? findEndpoints(text).map(({ start, end, words }) => ({
        start: offset + start,
        end: offset + end,
        words,
      }))
    : [];

function getNameEdits(text: string, offset: number, values: Variables): Edit[] {
  const names = [...text.matchAll(NAME)].flatMap(({ 0: whole, 1: name = '', index }) =>
    Object.hasOwn(values, name)
      ? [
          {
            start: offset + index,
            end: offset + index + whole.length,
            words: String(values[name]),
          },
        ]
      : [],
  );
  return [...names, ...getEndpointEdits(text, offset, values)];
}

/** Returns the edits for a sentence's facts; null if one is missing or a condition is not met. */
function getFactEdits(text: string, offset: number, values: Variables): Edit[] | null {
  const edits: Edit[] = [];
  for (const { 0: whole, 1: kind, 2: name = '', 3: otherWords, index } of text.matchAll(FACT)) {
    const key = toFactKey(name);
    const isKnown = Object.hasOwn(values, key);
    if (kind === 'unless' ? isKnown : !isKnown && otherWords === undefined) return null;
    const words = kind === 'fact' ? String(isKnown ? values[key] : otherWords) : '';
    edits.push({ start: offset + index, end: offset + index + whole.length, words });
  }
  return edits;
}

const byStart = (one: Edit, other: Edit) => one.start - other.start;

/**
 * Returns the edits that fill a text. A sentence is dropped if one of its facts is missing or its condition is not met;
 * null if none is left. A clause keeps its number as long as part of it remains.
 */
export function getEdits(text: string, values: Variables): Edit[] | null {
  if (!asksForFacts(text)) return getNameEdits(text, 0, values).sort(byStart);
  const sentences = toSentences(text);
  const edits: Edit[] = [];
  let last: { end: number; next: number } | null = null;
  let isLastKept = false;
  for (const { start, end, next } of sentences) {
    const sentence = text.slice(start, end);
    const facts = getFactEdits(sentence, start, values);
    isLastKept = facts !== null;
    if (facts === null) edits.push({ start, end: next, words: '' });
    else {
      edits.push(...facts, ...getNameEdits(sentence, start, values));
      last = { end, next };
    }
  }
  if (!last) return null;
  if (!isLastKept && last.next > last.end) {
    edits.push({ start: last.end, end: last.next, words: '' });
  }
  return edits.sort(byStart);
}

/**
 * Fills `{name}` placeholders and facts in an editor's text. Unlike interface messages, content may contain other
 * braces, such as code, so unknown names stay as they are.
 */
export function fillText(text: string, values: Variables = {}): string {
  const edits = getEdits(text, values);
  return edits ? applyEdits(text, edits) : '';
}
