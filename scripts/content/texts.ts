import { isJsonObject, type JsonObject } from '@/lib/json';

export type FieldValue = { field: string; value: unknown };
export type Text = { field: string; text: string };

/** Fields that no visitor reads: ids, URLs, and metadata that the vendor adds to pictures and videos. */
const NO_TEXT = new Set([
  ...['id', 'type', 'slice_type', 'slice_label', 'variation', 'version', 'direction', 'key'],
  ...['link_type', 'url', 'target', 'kind', 'name', 'size', 'embed_url', 'html', 'background'],
  ...['picture', 'drawing', 'diagram', 'method'],
]);

/** Lists every value below a value, including itself, with its position, in order. */
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

/** Lists every text of a document that a visitor reads. */
export function listTexts(data: JsonObject): Text[] {
  return listValues(data).flatMap(({ field, value }) => {
    const name = field.split('.').at(-1) ?? '';
    return typeof value === 'string' && !NO_TEXT.has(name) ? [{ field, text: value }] : [];
  });
}

/** Lists a document's code, which is the same in every language. */
export function listCode(data: JsonObject): Set<string> {
  return new Set(
    listObjects(data).flatMap(({ value }) =>
      [value.type === 'preformatted' ? value.text : null, value.code].filter(
        (code) => typeof code === 'string',
      ),
    ),
  );
}
