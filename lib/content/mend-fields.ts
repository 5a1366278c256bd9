import { isJsonObject, type JsonObject } from '@/lib/json';
import { getSliceKinds, getTypeKinds, type FieldKind, type FieldKinds } from './field-kinds';
import { MAX_ENTRIES, getEntryCheck, isText, mendValueOfType } from './field-rules';

/** Fields of one object; beyond that, those that the model does not have are left out. */
const MAX_FIELDS = 200;

const isSameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);

/** The same list where every entry fits and none changes. */
function mendList(
  value: unknown,
  fits: (entry: unknown) => boolean,
  mend: (entry: JsonObject) => JsonObject = (entry) => entry,
): unknown {
  if (!Array.isArray(value)) return [];
  const fitting = value.slice(0, MAX_ENTRIES).filter(fits) as JsonObject[];
  const mended = fitting.map(mend);
  return isSameList(mended, value) ? value : mended;
}

function mendSlice(slice: JsonObject): JsonObject {
  const kinds = getSliceKinds(slice.slice_type, slice.variation);
  const primary = mendFields(isJsonObject(slice.primary) ? slice.primary : {}, kinds.primary);
  const items = mendList(slice.items, isJsonObject, (item) => mendFields(item, kinds.items));
  return primary === slice.primary && items === slice.items ? slice : { ...slice, primary, items };
}

const isSlice = (value: unknown) => isJsonObject(value) && isText(value.slice_type);

const isOptions = (kind: FieldKind): kind is readonly string[] => Array.isArray(kind);

function mendValue(value: unknown, kind: FieldKind): unknown {
  if (isOptions(kind))
    return value === undefined || kind.some((one) => one === value) ? value : null;
  if (typeof kind === 'object') {
    return mendList(value, isJsonObject, (entry) => mendFields(entry, kind));
  }
  if (kind === 'Slices') return mendList(value, isSlice, mendSlice);
  const isEntry = getEntryCheck(kind);
  return isEntry ? mendList(value, isEntry) : mendValueOfType(value, kind);
}

/** Fields that the model does not have and that hold more than a word; no view reads them. */
function listUnread(fields: JsonObject, kinds: FieldKinds): string[] {
  const names = Object.keys(fields);
  const isCrowded = names.length > MAX_FIELDS;
  return names.filter(
    (name) =>
      !Object.hasOwn(kinds, name) &&
      (isCrowded || (typeof fields[name] === 'object' && fields[name])),
  );
}

/** The fields, those emptied whose values their kinds don't allow; the same object where all fit. */
function mendFields(fields: JsonObject, kinds: FieldKinds): JsonObject {
  const changes = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = mendValue(fields[name], kind);
    return value === fields[name] ? [] : [[name, value] as const];
  });
  const unread = new Set(listUnread(fields, kinds));
  if (changes.length === 0 && unread.size === 0) return fields;
  const read = Object.entries(fields).filter(([name]) => !unread.has(name));
  return Object.fromEntries([...read, ...changes]);
}

/** A document whose fields hold what its model says, so that views can rely on their types. */
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
  return isSameList(results, answer.results) ? answer : { ...answer, results };
}
