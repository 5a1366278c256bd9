import { asText } from '@prismicio/client';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { toChainList } from './chains';
import type { MarkdownContext } from './context';
import { isRichText, toBlocks } from './fields';
import { toSlice, writeChains, type AnySlice } from './slices';

/** What a route adds between the opening paragraph and the sections of its document. */
const ROUTE_PARTS: Record<string, (context: MarkdownContext) => string[]> = {
  '/nodes/': toChainList,
};

const isSlice = (value: unknown): value is AnySlice =>
  isJsonObject(value) && typeof value.slice_type === 'string' && isJsonObject(value.primary);

export const getSlices = ({ slices }: JsonObject): AnySlice[] =>
  Array.isArray(slices) ? slices.filter(isSlice) : [];

const isPageTitle = (value: unknown) => isRichText(value) && value[0]?.type === 'heading1';

/** The words of a document's one heading of the first rank: its title field or, without one, its first section's. */
export function getDocumentTitle(data: JsonObject): string {
  if (typeof data.title === 'string') return data.title;
  if (isRichText(data.title)) return asText(data.title);
  const title = getSlices(data).find(({ primary }) => isPageTitle(primary.title))?.primary.title;
  return isRichText(title) ? asText(title) : '';
}

const withoutTitle = (slice: AnySlice): AnySlice =>
  isPageTitle(slice.primary.title) ? { ...slice, primary: { ...slice.primary, title: [] } } : slice;

const NOT_SHOWN = /^(?:title|slices|uid|meta_.*)$/;

/** A page that is its document, below its title; `data` has its texts filled in. */
export function toDocumentPage(path: string, data: JsonObject, context: MarkdownContext): string[] {
  const fields = Object.entries(data).filter(([name]) => !NOT_SHOWN.test(name));
  const hasTitle = 'title' in data;
  const slices = getSlices(data).map((slice) => (hasTitle ? slice : withoutTitle(slice)));
  return [
    ...fields.flatMap(([name, value]) =>
      name === 'chains'
        ? writeChains(value, context, [])
        : toBlocks(name, value, { context, rank: 2 }),
    ),
    ...(ROUTE_PARTS[path]?.(context) ?? []),
    ...slices.flatMap((slice) => toSlice(slice, context)),
  ];
}
