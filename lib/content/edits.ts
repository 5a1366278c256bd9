/** A range of a text and its replacement. */
export type Edit = { start: number; end: number; words: string };

type Span = { start: number; end: number };

/** Applies edits, which must be sorted and must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const starts = [0, ...edits.map(({ end }) => end)];
  const kept = starts.map((start, index) => text.slice(start, edits[index]?.start));
  return kept.map((part, index) => part + (edits[index]?.words ?? '')).join('');
}

/** Moves a rich-text node's spans along with the words they mark; a span without words is dropped. */
export function moveSpans(spans: readonly Span[], edits: readonly Edit[]): Span[] {
  const toMoved = (index: number, isEnd: boolean) => {
    let shift = 0;
    for (const { start, end, words } of edits) {
      if (index <= start) break;
      if (index < end) return start + shift + (isEnd ? words.length : 0);
      shift += words.length - (end - start);
    }
    return index + shift;
  };
  return spans
    .map((span) => ({
      ...span,
      start: toMoved(span.start, false),
      end: toMoved(span.end, true),
    }))
    .filter(({ start, end }) => start < end);
}
