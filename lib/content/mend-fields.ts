import { isJsonObject, type JsonObject } from '@/lib/json';
import { getSliceKinds, getTypeKinds, type FieldKind, type FieldKinds } from './field-kinds';

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || value === null || isText(value);

function isBlock(value: unknown): boolean {
  if (!isJsonObject(value) || !isText(value.type)) return false;
  if (value.type === 'image') return isImage(value);
  if (value.type === 'embed') return isJsonObject(value.oembed);
  return isText(value.text) && Array.isArray(value.spans) && value.spans.every(isJsonObject);
}

function isImage(value: unknown): boolean {
  if (!isJsonObject(value) || !isTextOrNone(value.url)) return false;
  return !value.url || isJsonObject(value.dimensions);
}

const isLink = (value: unknown): boolean =>
  isJsonObject(value) && isTextOrNone(value.link_type) && isTextOrNone(value.url);

type Rule = { fits: (value: unknown) => boolean; empty: unknown };

const text: Rule = { fits: isText, empty: null };
const NO_LINK = { link_type: 'Any' };

/** What a filled field of each type holds, and what an empty one does. */
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
  Table: { fits: isJsonObject, empty: null },
};

const LISTS: Record<string, (value: unknown) => boolean> = {
  StructuredText: isBlock,
  Links: isLink,
};

/** The same list where every entry fits and none changes. */
function mendList(
  value: unknown,
  fits: (entry: unknown) => boolean,
  mend: (entry: JsonObject) => JsonObject = (entry) => entry,
): unknown {
  if (!Array.isArray(value)) return [];
  const fitting = value.filter(fits) as JsonObject[];
  const mended = fitting.map(mend);
  const isSame =
    mended.length === value.length && mended.every((entry, index) => entry === value[index]);
  return isSame ? value : mended;
}

function mendSlice(slice: JsonObject): JsonObject {
  const kinds = getSliceKinds(slice.slice_type, slice.variation);
  const primary = mendFields(isJsonObject(slice.primary) ? slice.primary : {}, kinds.primary);
  const items = mendList(slice.items, isJsonObject, (item) => mendFields(item, kinds.items));
  return primary === slice.primary && items === slice.items ? slice : { ...slice, primary, items };
}

const isSlice = (value: unknown) => isJsonObject(value) && isText(value.slice_type);

function mendValue(value: unknown, kind: FieldKind): unknown {
  if (typeof kind !== 'string') {
    if (!Array.isArray(kind)) {
      return mendList(value, isJsonObject, (entry) => mendFields(entry, kind as FieldKinds));
    }
    return value === undefined || kind.includes(value) ? value : null;
  }
  if (kind === 'Slices') return mendList(value, isSlice, mendSlice);
  const isEntry = LISTS[kind];
  if (isEntry) return mendList(value, isEntry);
  const rule = RULES[kind];
  if (!rule || value === undefined || value === null || rule.fits(value)) return value;
  return rule.empty;
}

/** The fields with those emptied whose values are none that their kinds allow; the same object where all fit. */
function mendFields(fields: JsonObject, kinds: FieldKinds): JsonObject {
  const changes = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = mendValue(fields[name], kind);
    return value === fields[name] ? [] : [[name, value] as const];
  });
  return changes.length === 0 ? fields : { ...fields, ...Object.fromEntries(changes) };
}

/** A document whose fields hold what its model says, so that views need not doubt their types. */
export function mendDocument(document: JsonObject): JsonObject {
  if (!isJsonObject(document.data)) return document;
  const data = mendFields(document.data, getTypeKinds(document.type));
  return data === document.data ? document : { ...document, data };
}

/** An answer of the content service with each of its documents mended; the same answer where none had to be. */
export function mendAnswer(answer: unknown): unknown {
  if (!isJsonObject(answer) || !Array.isArray(answer.results)) return answer;
  const results = answer.results.map((one: unknown) =>
    isJsonObject(one) ? mendDocument(one) : one,
  );
  const isSame = results.every((one, index) => one === (answer.results as unknown[])[index]);
  return isSame ? answer : { ...answer, results };
}
