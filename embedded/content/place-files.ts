import path from 'node:path';
import { ContentError, type ContentFile, type StoredDocument } from './types';

/** @throws {ContentError} if a name could lead out of the folder */
function toFile({ type, lang }: StoredDocument, name: string): string {
  for (const part of [type, name, lang]) {
    if (!/^[\w-][\w.-]*$/.test(part))
      throw new ContentError(`A document has an unusable name: ${part}`);
  }
  return path.join('content', type, `${name}.${lang}.json`);
}

type Placed = {
  /** The file of each document, relative to the root. */
  files: { document: StoredDocument; file: string }[];
  /** Files that contained one of the documents before and are now obsolete. */
  left: string[];
};

/**
 * Decides which files to write documents to that replace or extend those of a folder. A file is named by its document's
 * uid, or by its id if another document has that name, for example after two pages swapped names.
 * @param before all documents of the folder
 * @param getName returns the name of a new document without a uid
 */
export function placeDocuments(
  documents: readonly StoredDocument[],
  before: readonly ContentFile[],
  getName: (document: StoredDocument) => string,
): Placed {
  const ids = new Set(documents.map(({ id }) => id));
  const own = new Map<string, string>();
  const taken = new Set<string>();
  for (const { document, file } of before) {
    if (ids.has(document.id)) own.set(document.id, path.normalize(file));
    else taken.add(path.normalize(file));
  }
  const files = documents.map((document) => {
    const { id, uid } = document;
    const wanted =
      uid === null ? (own.get(id) ?? toFile(document, getName(document))) : toFile(document, uid);
    const file = taken.has(wanted) ? toFile(document, id) : wanted;
    if (taken.has(file)) throw new ContentError(`${file} holds another document than ${id}.`);
    taken.add(file);
    return { document, file };
  });
  return { files, left: [...own.values()].filter((file) => !taken.has(file)) };
}
