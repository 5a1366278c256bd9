type Fields = Record<string, unknown>;
type Span = { start: number; end: number };

/** No text on a page comes close to this. Text processing takes seconds for 100,000 characters. */
export const MAX_TEXT = 10_000;

/** For one text; each line becomes an element. */
export const MAX_LINES = 500;

/** Returns how many characters of a text are kept. */
function getKeptLength(text: string): number {
  let end = -1;
  for (let line = 0; line < MAX_LINES; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return Math.min(text.length, MAX_TEXT);
  }
  return Math.min(end, MAX_TEXT);
}

/** Replaces unpaired surrogates, sent or left by a cut, because URLs cannot be built from them. */
function repair(text: string): string {
  const length = getKeptLength(text);
  return (length < text.length ? `${text.slice(0, length)}…` : text).toWellFormed();
}

/** Cuts the spans of a truncated text. */
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
 * Truncates texts in JSON that are longer, or have more lines, than an editor would write; they end with an ellipsis.
 * Also repairs unpaired surrogates. Returns the same value if nothing changed.
 * @throws {RangeError} if it is nested too deeply to walk
 */
export const cutTexts = <T>(value: T): T => (hasFaultyText(value) ? (cutAll(value) as T) : value);
