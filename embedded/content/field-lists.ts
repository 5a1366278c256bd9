import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';

/** Field paths by type, as `fetchLinks` lists them: `page.title,page.links.label`. */
export type FieldLists = ReadonlyMap<string, readonly string[][]>;

/** Undefined if the query lacks the parameter. */
export function parseFieldLists(parameter: string | null): FieldLists | undefined {
  if (!parameter) return undefined;
  const lists = new Map<string, string[][]>();
  for (const entry of parameter.split(',')) {
    const [type = '', ...keys] = entry.trim().replace(/^my\./, '').split('.');
    lists.set(type, [...(lists.get(type) ?? []), keys]);
  }
  return lists;
}

function pickPath(data: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject {
  const value = data[key];
  if (value === undefined) return {};
  if (rest.length === 0 || !Array.isArray(value)) return { [key]: value };
  return {
    [key]: value.map((item: unknown) => (isJsonObject(item) ? pickPath(item, rest) : item)),
  };
}

function merge(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.map((item, index) => merge(item, second[index]));
  }
  if (!isJsonObject(first) || !isJsonObject(second)) return second;
  const merged = Object.entries(second).map(([key, value]) => [key, merge(first[key], value)]);
  return { ...first, ...Object.fromEntries(merged) };
}

/** Returns the listed fields of a document of this type; none for an unlisted type. */
export function pickFields(data: JsonObject, type: string, lists: FieldLists): JsonObject {
  return (lists.get(type) ?? []).reduce<JsonObject>(
    (picked, path) => merge(picked, pickPath(data, path)) as JsonObject,
    {},
  );
}
