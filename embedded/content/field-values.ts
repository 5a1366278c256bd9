import { isJsonObject, toItems } from '@/lib/json';
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
export function assertKnownPath(path: string, models: ContentModels, query: string) {
  const [root, name = '', ...keys] = path.split('.');
  const fail = () => {
    throw toParsingError(`unexpected field '${path}'`, query);
  };
  if (root === 'document' && keys.length === 0 && Object.hasOwn(METADATA, name)) return;
  if (root !== 'my' || keys.length === 0) fail();
  if (models.customTypes.length === 0) return;
  const model = getTypeModel(models, name);
  const field = model && getFieldModel(getTypeFields(model), keys);
  if (!field || field.type === 'Slices') fail();
}
