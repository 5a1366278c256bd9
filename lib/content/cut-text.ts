type Fields = Record<string, unknown>;
type Span = { start: number; end: number };

/** No text of a page comes near it; what reads texts takes seconds over one of 100,000 characters. */
export const MAX_TEXT = 10_000;

/** Of one text; each becomes an element. */
export const MAX_LINES = 500;

/** How many characters of a text are kept. */
function getKeptLength(text: string): number {
  let end = -1;
  for (let line = 0; line < MAX_LINES; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return Math.min(text.length, MAX_TEXT);
  }
  return Math.min(end, MAX_TEXT);
}

/** Half a sign, sent or left by a cut, is replaced: no address can be made of it. */
function repair(text: string): string {
  const length = getKeptLength(text);
  return (length < text.length ? `${text.slice(0, length)}…` : text).toWellFormed();
}

/** What marks words of a text that was cut. */
const cutSpans = (spans: readonly Span[], length: number) =>
  spans
    .filter(({ start }) => start < length)
    .map((span) => ({ ...span, end: Math.min(span.end, length) }));

const isLonger = (text: string) => getKeptLength(text) < text.length;
const isTooLong = (value: unknown): value is string => typeof value === 'string' && isLonger(value);

const isFaulty = (value: unknown): value is string =>
  typeof value === 'string' && (isLonger(value) || !value.isWellFormed());

const hasFaultyText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasFaultyText)
    : isFaulty(value);

function cutAll(value: unknown): unknown {
  if (isFaulty(value)) return repair(value);
  if (Array.isArray(value)) return value.map(cutAll);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const kept = Object.entries(fields).map(([name, inner]) => [name, cutAll(inner)] as const);
  const isCutNode = isTooLong(fields.text) && Array.isArray(fields.spans);
  return Object.fromEntries(
    isCutNode
      ? [...kept, ['spans', cutSpans(fields.spans as Span[], getKeptLength(fields.text as string))]]
      : kept,
  );
}

/**
 * JSON in which no text is longer, or has more lines, than an editor means to write: what is longer ends with an
 * ellipsis, and none holds half a sign. The same value where nothing had to be changed.
 * @throws {RangeError} when it is nested too deeply to walk.
 */
export const cutTexts = <T>(value: T): T => (hasFaultyText(value) ? (cutAll(value) as T) : value);
