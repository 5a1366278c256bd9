export type Variables = Record<string, string | number>;

const NAME = /\{(\w+)\}/g;

/**
 * Fills `{name}` in an editor's text. Unlike interface words, content may hold other braces, such as code,
 * so an unknown name stays as it is.
 */
export function fillText(text: string, values: Variables = {}): string {
  return text.replace(NAME, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

type Span = { start: number; end: number };

/** Where each filled name ends in the text, and by how much all up to it have moved what follows. */
function getShifts(text: string, values: Variables) {
  let shift = 0;
  return [...text.matchAll(NAME)].map(({ 0: whole, index }) => {
    shift += fillText(whole, values).length - whole.length;
    return { end: index + whole.length, shift };
  });
}

/** Moves the spans of a rich-text node along with the words they mark. */
function fillSpans(text: string, spans: readonly Span[], values: Variables): Span[] {
  const shifts = getShifts(text, values);
  const toFilledIndex = (index: number) =>
    index + (shifts.findLast(({ end }) => end <= index)?.shift ?? 0);
  return spans.map((span) => ({
    ...span,
    start: toFilledIndex(span.start),
    end: toFilledIndex(span.end),
  }));
}

/** Fills `{name}` in every text of a document's data, rich text and links included; returns a copy. */
export function fillContent<T>(data: T, values: Variables): T {
  if (typeof data === 'string') return fillText(data, values) as T;
  if (Array.isArray(data)) return data.map((item: unknown) => fillContent(item, values)) as T;
  if (typeof data !== 'object' || data === null) return data;
  const filled = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillContent<unknown>(value, values)]),
  );
  if ('text' in data && typeof data.text === 'string' && 'spans' in data) {
    filled.spans = fillSpans(data.text, data.spans as Span[], values);
  }
  return filled as T;
}
