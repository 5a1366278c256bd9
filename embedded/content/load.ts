import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';
import { ContentError } from './content-error';
import type { ContentFile, StoredDocument } from './types';

const isText = (value: unknown) => typeof value === 'string' && value !== '';

const DOCUMENT_KEYS: Record<keyof StoredDocument, (value: unknown) => boolean> = {
  id: isText,
  uid: (value) => value === null || isText(value),
  type: isText,
  lang: isText,
  group: isText,
  tags: (value) => Array.isArray(value) && value.every((tag) => typeof tag === 'string'),
  first_publication_date: isText,
  last_publication_date: isText,
  data: isJsonObject,
};
const CUSTOM_TYPE_KEYS = { id: isText, json: isJsonObject };
const SHARED_SLICE_KEYS = { id: isText, variations: Array.isArray };

function listEntries(root: string, folder: string, kind: 'file' | 'folder'): string[] {
  const directory = path.join(root, folder);
  if (!existsSync(directory)) throw new ContentError(`${folder}: there is no such folder`);
  return (
    readdirSync(directory, { withFileTypes: true })
      .filter((entry) => (kind === 'folder' ? entry.isDirectory() : entry.isFile()))
      // Drafts and releases are in folders whose names begin with a dot.
      .filter(({ name }) => !name.startsWith('.'))
      .map((entry) => `${folder}/${entry.name}`)
      .sort()
  );
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentError(`${file}: malformed JSON, ${String(cause)}`, { cause });
  }
}

function readObject(
  root: string,
  file: string,
  keys: Record<string, (value: unknown) => boolean>,
): JsonObject {
  const value = parseJson(readFileSync(path.join(root, file), 'utf8'), file);
  if (!isJsonObject(value)) throw new ContentError(`${file}: is not a JSON object`);
  for (const [key, isValid] of Object.entries(keys)) {
    if (!(key in value)) throw new ContentError(`${file}: the key "${key}" is missing`);
    if (!isValid(value[key]))
      throw new ContentError(`${file}: the key "${key}" is of a wrong kind`);
  }
  return value;
}

/**
 * Reads {type}/{uid or type}.{lang}.json below a folder of `root`, by default the published content.
 * @throws {ContentError} naming the file if JSON is malformed or a required key is missing
 */
export function loadDocuments(root: string, content = 'content'): ContentFile[] {
  return listEntries(root, content, 'folder')
    .flatMap((folder) => listEntries(root, folder, 'file'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file,
      document: readObject(root, file, DOCUMENT_KEYS) as StoredDocument,
    }));
}

/**
 * Reads customtypes/{id}/index.json and slices/{Name}/model.json below `root`; folders without one are skipped.
 * @throws {ContentError} naming the file if a model cannot be read
 */
export function loadModels(root: string): {
  customTypes: CustomTypeModel[];
  sharedSlices: SharedSliceModel[];
} {
  const listModels = (folder: string, name: string) =>
    listEntries(root, folder, 'folder')
      .map((directory) => `${directory}/${name}`)
      .filter((file) => existsSync(path.join(root, file)));
  return {
    customTypes: listModels('customtypes', 'index.json').map(
      (file) => readObject(root, file, CUSTOM_TYPE_KEYS) as unknown as CustomTypeModel,
    ),
    sharedSlices: listModels('slices', 'model.json').map(
      (file) => readObject(root, file, SHARED_SLICE_KEYS) as unknown as SharedSliceModel,
    ),
  };
}
