import type { LinkField, RichTextField, TableField } from '@prismicio/client';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { toLinkAddress, type MarkdownContext } from './context';
import { toPicture, toRichText } from './rich-text';
import { toTable } from './table';
import { toCodeBlock, toEmphasis, toHeading, toLink, toList, toText } from './text';

type FilledTable = NonNullable<TableField>;
type Write = { context: MarkdownContext; rank: number };

/** Fields that hold no words: what to look up, how to show it. */
const NO_WORDS = new Set(['key', 'chain', 'plan', 'icon', 'kind', 'id', 'tone', 'anchor', 'video']);
/** Fields that name the item of a group, the likeliest first. */
const NAMES = ['title', 'question', 'name', 'company', 'label'];

const isNode = (value: unknown) =>
  isJsonObject(value) &&
  typeof value.type === 'string' &&
  ('spans' in value || 'oembed' in value || 'dimensions' in value);

export const isRichText = (value: unknown): value is RichTextField =>
  Array.isArray(value) && value.length > 0 && value.every(isNode);
const isLink = (value: unknown): value is LinkField => isJsonObject(value) && 'link_type' in value;
const isTable = (value: unknown): value is FilledTable =>
  isJsonObject(value) && isJsonObject(value.body) && Array.isArray(value.body.rows);
const isEmbed = (value: unknown): value is { embed_url: string; title?: string | null } =>
  isJsonObject(value) && typeof value.embed_url === 'string';

/** A link in its own words; only these where it leads nowhere, and nothing without them. */
export const toLinkField = (field: LinkField, context: MarkdownContext): string =>
  toLink(toText(field.text ?? ''), toLinkAddress(field, context));

function toTableField({ head, body }: FilledTable, context: MarkdownContext): string {
  const toCells = (row: FilledTable['body']['rows'][number] | undefined) =>
    row?.cells.map(({ content }) => toRichText(content, context)) ?? [];
  const [titles] = head?.rows ?? [];
  const toTitles = titles?.cells.map(({ content }) => toRichText(content, context)) ?? [];
  return toTable(toTitles, body.rows.map(toCells));
}

function toObject(value: object, context: MarkdownContext): string {
  if (isLink(value)) return toLinkField(value, context);
  if (isTable(value)) return toTableField(value, context);
  if (isEmbed(value)) {
    const title = value.title ?? context.messages.embed.untitled;
    return toLink(toText(title), value.embed_url);
  }
  return toPicture(value, context);
}

function toWords(name: string, words: string, { rank }: Write): string {
  if (name === 'code') return toCodeBlock(words);
  if (name === 'eyebrow') return toEmphasis('*', toText(words));
  if (name === 'title') return toHeading(rank, toText(words));
  return name.endsWith('_title') ? toHeading(rank + 1, toText(words)) : toText(words);
}

/** The name of a group's item and the field that it was taken from. */
function takeName(item: JsonObject, context: MarkdownContext) {
  const field =
    NAMES.find((name) => typeof item[name] === 'string' && item[name]) ??
    Object.keys(item).find((name) => isLink(item[name]) && item[name].text);
  const value = field === undefined ? undefined : item[field];
  const name = typeof value === 'string' ? toText(value) : '';
  return { field, name: isLink(value) ? toObject(value, context) : name };
}

const isShort = (item: JsonObject) =>
  Object.values(item).every(
    (value) => (!Array.isArray(value) || value.length === 0) && !isTable(value),
  );

function toItem(item: JsonObject, write: Write): string[] {
  const { field, name } = takeName(item, write.context);
  const inner = { ...write, rank: write.rank + 1 };
  const rest = Object.entries(item).filter(([key]) => key !== field);
  return [
    toHeading(write.rank, name),
    ...rest.flatMap(([key, value]) => toBlocks(key, value, inner)),
  ];
}

/** A group whose items are a few words each as a list, any other as parts with headings. */
function toGroup(items: JsonObject[], write: Write): string[] {
  if (!items.every(isShort)) return items.flatMap((item) => toItem(item, write));
  const lines = items.map((item) =>
    Object.entries(item)
      .flatMap(([key, value]) => toBlocks(key === 'title' ? 'text' : key, value, write))
      .filter(Boolean)
      .join(' · '),
  );
  return [toList(lines)];
}

/** Any field as Markdown blocks, by what it holds; `rank` is that of the headings it may have. */
export function toBlocks(name: string, value: unknown, write: Write): string[] {
  if (NO_WORDS.has(name)) return [];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [value ? toWords(name, value, write) : ''];
  if (isRichText(value)) return [toRichText(value, write.context)];
  if (Array.isArray(value)) {
    const items = value.filter(isJsonObject);
    if (items.some(isLink)) return [toList(items.map((item) => toObject(item, write.context)))];
    return toGroup(items, { ...write, rank: write.rank + 1 });
  }
  return isJsonObject(value) ? [toObject(value, write.context)] : [];
}
