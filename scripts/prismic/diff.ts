import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from '../../embedded/content/types';
import { isJsonObject } from '../../lib/json';

export type Difference = {
  id: string;
  /** Where the document is, if not in both. */
  only?: 'folder' | 'repository';
  /** Paths of the fields that differ. */
  fields: string[];
};

/** Lists the paths at which two values differ; a list whose length differs counts as one. */
export function findDifferences(one: unknown, other: unknown, path = ''): string[] {
  if (isDeepStrictEqual(one, other)) return [];
  const toPath = (key: string) => (path ? `${path}.${key}` : key);
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((item, index) => findDifferences(item, other[index], `${path}[${index}]`));
  }
  if (isJsonObject(one) && isJsonObject(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.flatMap((key) => findDifferences(one[key], other[key], toPath(key)));
  }
  return [path];
}

const toCompared = ({ uid, tags, data }: StoredDocument) => ({ uid, tags, ...data });

/** Compares the folder's documents with the repository's. */
export function compareDocuments(
  folder: readonly StoredDocument[],
  repository: readonly StoredDocument[],
): Difference[] {
  const remote = new Map(repository.map((document) => [document.id, document]));
  const local = new Set(folder.map(({ id }) => id));
  const differences = folder.flatMap((document): Difference[] => {
    const other = remote.get(document.id);
    if (!other) return [{ id: document.id, only: 'folder', fields: [] }];
    const fields = findDifferences(toCompared(document), toCompared(other));
    return fields.length > 0 ? [{ id: document.id, fields }] : [];
  });
  const added = repository
    .filter(({ id }) => !local.has(id))
    .map(({ id }): Difference => ({ id, only: 'repository', fields: [] }));
  return [...differences, ...added];
}

/** Formats a difference as a line. */
export const describe = ({ id, only, fields }: Difference): string =>
  only ? `${id}: only in the ${only}` : `${id}: ${fields.join(', ')}`;
