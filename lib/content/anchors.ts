import type { RichTextField } from '@prismicio/client';
import { toOverlay } from '@/lib/navigation/overlays';

/** Derives an anchor from a heading: letters and digits of any script, joined by hyphens. */
export function toAnchor(text: string): string | undefined {
  const messages = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu);
  return messages?.join('-');
}

/**
 * Derives a page's anchors from its headings: the second of the same text ends with `-2`, and none is the name of an
 * overlay, whose links open a dialog.
 */
export function toAnchors(texts: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const anchor = toAnchor(text);
    if (anchor === undefined) return undefined;
    let free = anchor;
    for (let count = 2; taken.has(free) || toOverlay(free); count++) free = `${anchor}-${count}`;
    taken.add(free);
    return free;
  });
}

export type HeadingNode = Extract<RichTextField[number], { type: `heading${number}` }>;
export type HeadingAnchors = ReadonlyMap<HeadingNode, string | undefined>;

const isHeading = (node: RichTextField[number]): node is HeadingNode =>
  node.type.startsWith('heading');

/** Derives the anchors of all headings of some texts that one page shows. */
export function toHeadingAnchors(texts: readonly RichTextField[]): HeadingAnchors {
  const headings = texts.flatMap((text) => [...text].filter(isHeading));
  const anchors = toAnchors(headings.map(({ text }) => text));
  return new Map(headings.map((heading, index) => [heading, anchors[index]]));
}
