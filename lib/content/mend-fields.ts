import { isJsonObject, type JsonObject } from '@/lib/json';
import { getSliceKinds, getTypeKinds, type FieldKind, type FieldKinds } from './field-kinds';
import { MAX_ENTRIES, getEntryCheck, isText, mendValueOfType } from './field-rules';

/** Fields of one object; beyond this, fields that the model lacks are dropped. */
const MAX_FIELDS = 200;

/** The lists and objects that the service adds to a response, a document and a slice. */
const ANSWER_FIELDS = toKnown('results');
const DOCUMENT_FIELDS = toKnown('tags slugs linked_documents alternate_languages data');
const SLICE_FIELDS = toKnown('primary items');

const isSameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);

/** Returns the same list if every entry fits and none changes. */
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

function toKnown(names: string): JsonObject {
  return Object.fromEntries(names.split(' ').map((name) => [name, true]));
}

function mendSlice(given: JsonObject): JsonObject {
  const slice = dropUnread(given, SLICE_FIELDS);
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

/**
 * Drops unknown fields that hold more than one word, since no view reads them. Returns the same object if there are
 * none.
 */
function dropUnread(fields: JsonObject, known: JsonObject): JsonObject {
  const names = Object.keys(fields);
  const isCrowded = names.length > MAX_FIELDS;
  const isUnread = (name: string) =>
    !Object.hasOwn(known, name) &&
    (isCrowded || (typeof fields[name] === 'object' && fields[name]));
  if (!names.some(isUnread)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isUnread(name)));
}

/** Empties fields whose values do not match their kinds; returns the same object if all match. */
function mendFields(given: JsonObject, kinds: FieldKinds): JsonObject {
  const fields = dropUnread(given, kinds);
  const changes = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = mendValue(fields[name], kind);
    return value === fields[name] ? [] : [[name, value] as const];
  });
  return changes.length === 0 ? fields : { ...fields, ...Object.fromEntries(changes) };
}

const isTranslation = (value: unknown) => isJsonObject(value) && isText(value.lang);
const toTextOrNone = (value: unknown) => (isText(value) ? value : null);
const toTimeOrNone = (value: unknown) =>
  isText(value) && !Number.isNaN(Date.parse(value)) ? value : null;

/** A document's metadata in the response, limited to the fields that this site reads. */
const ABOUT: Record<string, (value: unknown) => unknown> = {
  uid: toTextOrNone,
  url: toTextOrNone,
  first_publication_date: toTimeOrNone,
  last_publication_date: toTimeOrNone,
  alternate_languages: (value) => mendList(value, isTranslation),
  tags: (value) => mendList(value, isText),
};

/** Returns the same object if all metadata is valid or absent. */
function mendAbout(document: JsonObject): JsonObject {
  const changes = Object.entries(ABOUT).flatMap(([name, mend]) => {
    const value = document[name];
    const mended = value === undefined ? value : mend(value);
    return mended === value ? [] : [[name, mended] as const];
  });
  return changes.length === 0 ? document : { ...document, ...Object.fromEntries(changes) };
}

/** Makes a document's fields match its model, so that views can rely on their types. */
export function mendDocument(given: JsonObject): JsonObject {
  const document = mendAbout(dropUnread(given, DOCUMENT_FIELDS));
  if (!isJsonObject(document.data)) return document;
  const data = mendFields(document.data, getTypeKinds(document.type));
  return data === document.data ? document : { ...document, data };
}

/** Mends each document in a response; returns the same response if nothing changed. */
export function mendAnswer(given: unknown): unknown {
  if (!isJsonObject(given) || !Array.isArray(given.results)) return given;
  const answer = dropUnread(given, ANSWER_FIELDS);
  const results = given.results.map((one: unknown) =>
    isJsonObject(one) ? mendDocument(one) : one,
  );
  return isSameList(results, given.results) ? answer : { ...answer, results };
}
