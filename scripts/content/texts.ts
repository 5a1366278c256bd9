import { isJsonObject, type JsonObject } from '@/lib/json';

export type FieldValue = { field: string; value: unknown };
export type Text = { field: string; text: string };

/** What no visitor reads: names of things, addresses, and what the vendor adds to pictures and films. */
const NO_TEXT = new Set([
  ...['id', 'type', 'slice_type', 'slice_label', 'variation', 'version', 'direction', 'key'],
  ...['link_type', 'url', 'target', 'kind', 'name', 'size', 'embed_url', 'html', 'background'],
  ...['picture', 'drawing', 'diagram', 'method'],
]);

/** Every value below a value, itself among them, with its place, in the order in which they stand. */
export function listValues(value: unknown, field = 'data'): FieldValue[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => listValues(item, `${field}[${index}]`))
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([key, item]) => listValues(item, `${field}.${key}`))
      : [];
  return [{ field, value }, ...inner];
}

export function listObjects(data: JsonObject): { field: string; value: JsonObject }[] {
  return listValues(data).flatMap(({ field, value }) =>
    isJsonObject(value) ? [{ field, value }] : [],
  );
}

/** Every text of a document that a visitor reads. */
export function listTexts(data: JsonObject): Text[] {
  return listValues(data).flatMap(({ field, value }) => {
    const name = field.split('.').at(-1) ?? '';
    return typeof value === 'string' && !NO_TEXT.has(name) ? [{ field, text: value }] : [];
  });
}

/** The texts of a document that are code, and so the same in every language. */
export function listCode(data: JsonObject): Set<string> {
  return new Set(
    listObjects(data).flatMap(({ value }) =>
      [value.type === 'preformatted' ? value.text : null, value.code].filter(
        (code) => typeof code === 'string',
      ),
    ),
  );
}
