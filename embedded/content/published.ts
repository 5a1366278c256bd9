import { ContentError } from './content-error';
import { loadDocuments, loadModels } from './load';
import type { EmbeddedRepositoryConfig, RepositoryLanguage, StoredDocument } from './types';
import { validateDocuments } from './validate';
import { createEmbeddedRepository, toFetch } from '.';

type Options = {
  /** True to read edited files on the next request. */
  isReread: boolean;
  /** The master language first. */
  languages: readonly RepositoryLanguage[];
};

type Published = Pick<
  EmbeddedRepositoryConfig,
  'documents' | 'models' | 'sharedSlices' | 'languages'
>;

/**
 * Reads and checks the documents below `root`.
 * @throws {ContentError} naming every invalid field with its file.
 */
export function readPublished(
  root: string,
  languages: readonly RepositoryLanguage[],
): StoredDocument[] {
  const files = loadDocuments(root);
  const issues = validateDocuments(files, loadModels(root), languages);
  if (issues.length === 0) return files.map(({ document }) => document);
  const lines = issues.map(({ file, path, message }) => `${file} ${path}: ${message}`);
  throw new ContentError(`The documents do not fit their models:\n  ${lines.join('\n  ')}`);
}

/** What a repository of the documents and models below `root` serves. @throws {ContentError} */
export function getPublished(root: string, { isReread, languages }: Options): Published {
  const { customTypes, sharedSlices } = loadModels(root);
  const once = isReread ? undefined : readPublished(root, languages);
  return {
    documents: () => once ?? readPublished(root, languages),
    models: customTypes,
    sharedSlices,
    languages,
  };
}

/** The `fetch` of a content client that reads the documents below `root`. @throws {ContentError} */
export const createPublishedFetch = (
  root: string,
  { name, ...options }: Options & { name: string },
): typeof fetch => toFetch(createEmbeddedRepository({ name, ...getPublished(root, options) }));
