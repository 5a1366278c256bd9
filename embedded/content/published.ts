import { statSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './content-error';
import { loadDocuments, loadModels } from './load';
import type {
  EmbeddedRepositoryConfig,
  RepositoryLanguage,
  StoredDocument,
  EmbeddedPreview,
  EmbeddedRelease,
} from './types';
import { readChanges, toDocuments, DRAFTS, listChanges } from './unpublished';
import { validateDocuments } from './validate';
import { createEmbeddedRepository, toFetch } from '.';
import { readPreviewToken } from './preview-tokens';

/** How long a release is cached. A page makes a dozen queries, and reading a release validates every document. */
const FRESH_MS = 1000;

type Known<T> = { at: number; value: T };

/** Caches a function's results by name for a moment; errors are not cached. */
export function remember<T>(read: (name: string) => T, now = Date.now): (name: string) => T {
  const known = new Map<string, Known<T>>();
  return (name) => {
    const last = known.get(name);
    const age = last ? now() - last.at : Infinity;
    if (last && age >= 0 && age < FRESH_MS) return last.value;
    const value = read(name);
    known.set(name, { at: now(), value });
    return value;
  };
}

/**
 * Reads the documents of a release, or the drafts.
 * @throws {ContentError} if they are invalid
 */
type ReadRelease = (name: string) => StoredDocument[];

type Previews = {
  /** Name of the repository. */
  name: string;
  /** Signs preview tokens; without it, there are none. */
  previewSecret?: string;
  read: ReadRelease;
};

/**
 * Returns releases with valid documents; an invalid one is left out here, and reported when it is previewed or
 * published.
 */
const readReleases = (root: string, read: ReadRelease): EmbeddedRelease[] =>
  listChanges(root)
    .filter((name) => name !== DRAFTS)
    .flatMap((name) => {
      try {
        return [{ id: name, label: name, documents: read(name) }];
      } catch (error) {
        if (error instanceof ContentError) return [];
        throw error;
      }
    });

/** Finds the preview for a token; undefined unless this service signed it. */
function findPreview(
  token: string,
  root: string,
  { name: repository, previewSecret, read }: Previews,
): EmbeddedPreview | undefined {
  const preview = previewSecret
    ? readPreviewToken(token, { repository, secret: previewSecret })
    : null;
  if (!preview) return undefined;
  const { name, expiresAt } = preview;
  if (expiresAt < Date.now() || !listChanges(root).includes(name)) {
    return { token, documents: [], expired: true };
  }
  return { token, documents: read(name) };
}

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
  const issues = validateDocuments(files, loadModels(root), languages);
  if (issues.length === 0) return files.map(({ document }) => document);
  const lines = issues.map(({ file, path, message }) => `${file} ${path}: ${message}`);
  throw new ContentError(`The documents do not fit their models:\n  ${lines.join('\n  ')}`);
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
  const read = remember((name) => toDocuments(readChanges(root, name, service.languages)));
  const config: EmbeddedRepositoryConfig = {
    ...getPublished(root, service),
    name: service.name,
    releases: () => readReleases(root, read),
    findPreview: (token) => findPreview(token, root, { ...service, read }),
  };
  return toFetch(createEmbeddedRepository(config));
}
