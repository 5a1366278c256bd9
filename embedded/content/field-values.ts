import { isJsonObject, toItems, type JsonObject } from '@/lib/json';
import { toParsingError } from './errors';
import { getFieldModel, getTypeFields, getTypeModel } from './models';
import type { ContentModels, StoredDocument } from './types';

const METADATA: Record<string, (document: StoredDocument) => unknown> = {
  id: ({ id }) => id,
  type: ({ type }) => type,
  lang: ({ lang }) => lang,
  tags: ({ tags }) => tags,
  first_publication_date: (document) => document.first_publication_date,
  last_publication_date: (document) => document.last_publication_date,
};

/** Returns the values at a path such as `document.tags` or `my.page.group.field`: one per item of a group. */
export function getFieldValues(document: StoredDocument, path: string): unknown[] {
  const [root, name = '', ...keys] = path.split('.');
  if (root === 'document') return [METADATA[name]?.(document)];
  if (name !== document.type) return [];
  if (keys[0] === 'uid') return [document.uid];
  return keys.reduce<unknown[]>(
    (parents, key) =>
      parents.flatMap(toItems).map((parent) => (isJsonObject(parent) ? parent[key] : undefined)),
    [document.data],
  );
}

/**
 * Rejects a path that no document can have; a type's fields are checked only if there is a model.
 * @throws {ApiError} 400
 */
export function assertKnownPath(path: string, models: ContentModels) {
  const [root, name = '', ...keys] = path.split('.');
  if (root === 'document' && keys.length === 0 && Object.hasOwn(METADATA, name)) return;
  if (root === 'my' && keys.length > 0) {
    if (models.customTypes.length === 0) return;
    const model = getTypeModel(models, name);
    const field = model && getFieldModel(getTypeFields(model), keys);
    if (field && field.type !== 'Slices') return;
  }
  throw toParsingError(`unexpected field '${path}'`);
}

function collectFromObject(value: JsonObject): string[] {
  if ('spans' in value || 'link_type' in value) return collectText(value.text);
  if ('slice_type' in value) return collectText([value.primary, value.items]);
  if ('dimensions' in value || 'embed_url' in value || 'oembed' in value) return [];
  return Object.values(value).flatMap(collectText);
}

/** Collects every text for full-text search; images, embeds and URLs have none. */
export function collectText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectText);
  return isJsonObject(value) ? collectFromObject(value) : [];
}

/** Returns the values that a field is compared by: the id of a linked document, the text of rich text. */
export function toScalars(value: unknown): (string | number | boolean)[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return [value];
  }
  if (Array.isArray(value)) {
    const isRichText = isJsonObject(value[0]) && 'spans' in value[0];
    return isRichText ? [collectText(value).join(' ')] : value.flatMap(toScalars);
  }
  return isJsonObject(value) && 'link_type' in value ? toScalars(value.id ?? value.url) : [];
}

/** True if an editor has filled a field, in the sense of the client's `isFilled`. */
export function isFilledValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.some(isFilledValue);
  if (!isJsonObject(value)) return true;
  if ('spans' in value) return value.text !== '';
  if ('link_type' in value) return value.link_type !== 'Any';
  return Object.keys(value).length > 0 && value.url !== null;
}
