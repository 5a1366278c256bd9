import { statSync } from 'node:fs';
import path from 'node:path';
import { loadDocuments, loadModels } from './load';
import { createReleaseReader } from './releases';
import {
  ContentError,
  type EmbeddedRepositoryConfig,
  type RepositoryLanguage,
  type StoredDocument,
} from './types';
import { assertValid } from './validate';
import { createEmbeddedRepository, toFetch } from '.';

type Options = {
  /** True to reread edited files on the next request. */
  isReread: boolean;
  /** Changes after a publication, so that the files are read again. */
  getVersion?: () => number;
  /** The master language comes first. */
  languages: readonly RepositoryLanguage[];
};

/** Written by each publication, so that every server that reads the folder notices. */
export const PUBLICATION_FILE = path.join('content', '.published');

type Published = Pick<
  EmbeddedRepositoryConfig,
  'documents' | 'models' | 'sharedSlices' | 'languages'
>;

/**
 * Reads and validates the documents below `root`.
 * @throws {ContentError} naming every invalid field with its file
 */
export function readPublished(
  root: string,
  languages: readonly RepositoryLanguage[],
): StoredDocument[] {
  const files = loadDocuments(root);
  const title = 'The documents do not fit their models';
  assertValid(files, loadModels(root), { languages, title });
  return files.map(({ document }) => document);
}

const findPublicationTime = (root: string) =>
  statSync(path.join(root, PUBLICATION_FILE), { throwIfNoEntry: false })?.mtimeMs;

/**
 * Reads the documents initially and after each change of version; the previous ones stay while new ones are invalid.
 */
function createReader(root: string, options: Options) {
  const { languages } = options;
  const getVersion = () => `${options.getVersion?.()} ${findPublicationTime(root)}`;
  let known = { version: getVersion(), documents: readPublished(root, languages) };
  return () => {
    const version = getVersion();
    if (version === known.version) return known.documents;
    try {
      known = { version, documents: readPublished(root, languages) };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(`What was published before is served on. ${error.message}`);
      known = { ...known, version };
    }
    return known.documents;
  };
}

/**
 * Returns what a repository of the documents and models below `root` serves.
 * @throws {ContentError}
 */
export function getPublished(root: string, options: Options): Published {
  const { customTypes, sharedSlices } = loadModels(root);
  const { isReread, languages } = options;
  return {
    documents: isReread ? () => readPublished(root, languages) : createReader(root, options),
    models: customTypes,
    sharedSlices,
    languages,
  };
}

type Service = Options & {
  name: string;
  /** Signs preview tokens; without it, there are none. */
  previewSecret?: string;
};

/**
 * Returns the `fetch` of a content client that reads the documents below `root`.
 * @throws {ContentError}
 */
export function createPublishedFetch(root: string, service: Service): typeof fetch {
  const config = {
    ...getPublished(root, service),
    ...createReleaseReader(root, service),
    name: service.name,
  };
  return toFetch(createEmbeddedRepository(config));
}
