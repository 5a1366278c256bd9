import { isJsonObject } from '@/lib/json';

/** Slices of a page, entries of a group, paragraphs of a text, spans of a paragraph: more than any page has. */
export const MAX_ENTRIES = 1000;
/** Values within a link, a picture, an embed or a table. */
const MAX_VALUES = 5000;

/** How deeply values may be nested; text in a table cell takes eight levels. */
const MAX_DEPTH = 20;

/** Subtracts the number of nested values from `left`; negative if there are too many or they are too deep. */
function countDown(value: unknown, left: number, depth = MAX_DEPTH): number {
  if (left < 0 || typeof value !== 'object' || value === null) return left - 1;
  if (depth === 0) return -1;
  let rest = left - 1;
  for (const part of Object.values(value)) {
    rest = countDown(part, rest, depth - 1);
    if (rest < 0) break;
  }
  return rest;
}

export const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || value === null || isText(value);

function isBlock(value: unknown): boolean {
  if (!isJsonObject(value) || !isText(value.type)) return false;
  if (value.type === 'image') return isImage(value);
  if (value.type === 'embed') return isJsonObject(value.oembed);
  return (
    isText(value.text) &&
    Array.isArray(value.spans) &&
    value.spans.length <= MAX_ENTRIES &&
    value.spans.every(isJsonObject)
  );
}

function isImage(value: unknown): boolean {
  if (!isJsonObject(value) || ![value.url, value.alt].every(isTextOrNone)) return false;
  return !value.url || isJsonObject(value.dimensions);
}

const LINK_TEXTS = ['link_type', 'url', 'text', 'target', 'variant', 'type', 'uid', 'lang', 'id'];

const isLink = (value: unknown): boolean =>
  isJsonObject(value) && LINK_TEXTS.every((name) => isTextOrNone(value[name]));

const isCell = (value: unknown) =>
  isJsonObject(value) && Array.isArray(value.content) && value.content.every(isBlock);
const isRow = (value: unknown) =>
  isJsonObject(value) && Array.isArray(value.cells) && value.cells.every(isCell);
const isRows = (value: unknown) =>
  isJsonObject(value) && Array.isArray(value.rows) && value.rows.every(isRow);

const isTable = (value: unknown): boolean =>
  isJsonObject(value) && isRows(value.body) && (!value.head || isRows(value.head));

/** What a filled field of a type holds, and what an empty one holds. */
type Rule = { fits: (value: unknown) => boolean; empty: unknown };

const text: Rule = { fits: isText, empty: null };
const NO_LINK = { link_type: 'Any' };

const RULES: Record<string, Rule> = {
  Text: text,
  UID: text,
  Date: text,
  Timestamp: text,
  Color: text,
  Number: { fits: Number.isFinite, empty: null },
  Boolean: { fits: (value) => typeof value === 'boolean', empty: false },
  Link: { fits: isLink, empty: NO_LINK },
  Image: { fits: isImage, empty: {} },
  Embed: { fits: isJsonObject, empty: {} },
  Table: { fits: isTable, empty: null },
};

const isSmall = (value: unknown) => countDown(value, MAX_VALUES) >= 0;

/** What a list's entries hold. */
const LISTS: Record<string, (value: unknown) => boolean> = {
  StructuredText: (value) => isBlock(value) && isSmall(value),
  Links: (value) => isLink(value) && isSmall(value),
};

/** Returns a check for entries of a list of this type; undefined if the type is not a list. */
export const getEntryCheck = (type: string): ((value: unknown) => boolean) | undefined =>
  LISTS[type];

/** Returns the value if its type allows it, else the type's empty value. */
export function mendValueOfType(value: unknown, type: string): unknown {
  const rule = RULES[type];
  if (!rule || value === undefined || value === null) return value;
  return rule.fits(value) && isSmall(value) ? value : rule.empty;
}
