type Fields = Record<string, unknown>;
type Span = { start: number; end: number };

/** No text of a page comes near it; what reads texts takes seconds over one of 100,000 characters. */
export const MAX_TEXT = 10_000;

const cut = (text: string) => `${text.slice(0, MAX_TEXT)}…`;

/** What marks words of a text that was cut. */
const cutSpans = (spans: readonly Span[]) =>
  spans
    .filter(({ start }) => start < MAX_TEXT)
    .map((span) => ({ ...span, end: Math.min(span.end, MAX_TEXT) }));

const isTooLong = (value: unknown): value is string =>
  typeof value === 'string' && value.length > MAX_TEXT;

const hasLongText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasLongText)
    : isTooLong(value);

function cutAll(value: unknown): unknown {
  if (isTooLong(value)) return cut(value);
  if (Array.isArray(value)) return value.map(cutAll);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const kept = Object.entries(fields).map(([name, inner]) => [name, cutAll(inner)] as const);
  const isCutNode = isTooLong(fields.text) && Array.isArray(fields.spans);
  return Object.fromEntries(
    isCutNode ? [...kept, ['spans', cutSpans(fields.spans as Span[])]] : kept,
  );
}

/**
 * JSON in which no text is longer than an editor means to write: what is longer ends with an ellipsis. The same value
 * where nothing had to be cut.
 * @throws {RangeError} when it is nested too deeply to walk.
 */
export const cutTexts = <T>(value: T): T => (hasLongText(value) ? (cutAll(value) as T) : value);
