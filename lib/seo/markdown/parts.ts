import type { Part } from '@/lib/display/parts';
import type { MarkdownContext } from './context';
import { toRichText } from './rich-text';
import { toHeading, toText } from './text';

/** A part of a page: its heading and text, and below them what it shows. */
export function toPart(
  { title, text }: Pick<Part<object>, 'title' | 'text'>,
  body: string[],
  context: MarkdownContext,
): string[] {
  return [title ? toHeading(2, toText(title)) : '', toRichText(text, context), ...body];
}
