import { isFilled, type RichTextField } from '@prismicio/client';

/** A row of the list in which editors order the parts of a page. */
type Row<Kind> = { part: Kind | null; title: string | null; text: RichTextField };

/** `id` is the kind, numbered if a kind occurs more than once on a page. */
export type Part<Body> = Body & { id: string; title: string | null; text: RichTextField };

/**
 * Returns the parts of a page in the editor's order, each with what `getBody` finds for it. Skips rows without a kind,
 * parts whose body is null, and text parts without text.
 */
export function toParts<Kind extends string, Body extends { kind: string }>(
  rows: readonly Row<Kind>[],
  getBody: (kind: Exclude<Kind, 'text'>) => Body | null,
): Part<Body | { kind: 'text' }>[] {
  const counts = new Map<string, number>();
  return rows.flatMap(({ part, title, text }) => {
    const body = toPartBody(part, text, getBody);
    if (!body) return [];
    const count = (counts.get(body.kind) ?? 0) + 1;
    counts.set(body.kind, count);
    return [{ ...body, id: count > 1 ? `${body.kind}-${count}` : body.kind, title, text }];
  });
}

function toPartBody<Kind extends string, Body>(
  part: Kind | null,
  text: RichTextField,
  getBody: (kind: Exclude<Kind, 'text'>) => Body | null,
): Body | { kind: 'text' } | null {
  if (part === null) return null;
  if (part === 'text') return isFilled.richText(text) ? { kind: 'text' } : null;
  return getBody(part as Exclude<Kind, 'text'>);
}
