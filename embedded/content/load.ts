import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { z } from 'zod';
import { ContentError, type ContentFile } from './types';

const text = z.string().min(1);
const documentSchema = z.strictObject({
  id: text,
  uid: text.nullable(),
  type: text,
  lang: text,
  group: text,
  tags: z.array(z.string()),
  first_publication_date: text,
  last_publication_date: text,
  data: z.record(z.string(), z.unknown()),
});
const typeSchema = z.looseObject({ id: text, json: z.looseObject({}) });
const sliceSchema = z.looseObject({ id: text, variations: z.array(z.unknown()) });

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

function readFile<T>(root: string, file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const reason = issue ? `${issue.path.join('.')} ${issue.message}` : String(error);
    throw new ContentError(`${file}: ${reason}`, { cause: error });
  }
}

/** @throws {ContentError} for a document that is not in the folder of its type, where nothing would read it */
function assertPlaced(root: string, content: string, files: readonly ContentFile[]): void {
  const [lost] = listEntries(root, content, 'file').filter((file) => file.endsWith('.json'));
  if (lost) throw new ContentError(`${lost}: move it into the folder of its type`);
  for (const { file, document } of files) {
    const folder = path.posix.basename(path.posix.dirname(file));
    if (folder === document.type) continue;
    throw new ContentError(
      `${file}: a document of type ${document.type} is in the folder ${folder}`,
    );
  }
}

/**
 * Reads {type}/{uid or type}.{lang}.json below a folder of `root`, by default the published content.
 * @throws {ContentError} naming the file if JSON is malformed, a required key is missing, or it is in a wrong folder
 */
export function loadDocuments(root: string, content = 'content'): ContentFile[] {
  const files = listEntries(root, content, 'folder')
    .flatMap((folder) => listEntries(root, folder, 'file'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file,
      document: readFile(root, file, documentSchema),
    }));
  assertPlaced(root, content, files);
  return files;
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
      (file) => readFile(root, file, typeSchema) as unknown as CustomTypeModel,
    ),
    sharedSlices: listModels('slices', 'model.json').map(
      (file) => readFile(root, file, sliceSchema) as unknown as SharedSliceModel,
    ),
  };
}
