import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadDocuments, loadModels } from './load';
import { readPreviewToken } from './preview-tokens';
import {
  ContentError,
  type ContentFile,
  type EmbeddedPreview,
  type EmbeddedRelease,
  type RepositoryLanguage,
  type StoredDocument,
} from './types';
import { assertValid } from './validate';

/** Documents that replace or extend the published ones: the drafts of a release, or of none. */
export type Changes = { name: string; folder: string; files: ContentFile[] };

/** The name for drafts outside any release. */
export const DRAFTS = 'drafts';
const DRAFTS_FOLDER = path.join('content', '.drafts');
const RELEASES_FOLDER = path.join('content', '.releases');
/** How long a release is cached. A page makes a dozen queries, and reading a release validates every document. */
const FRESH_MS = 1000;

/** Lists the releases below `root`, and the drafts if there are any. */
export function listChanges(root: string): string[] {
  const releases = existsSync(path.join(root, RELEASES_FOLDER))
    ? readdirSync(path.join(root, RELEASES_FOLDER), { withFileTypes: true })
    : [];
  const names = releases
    .filter((entry) => entry.isDirectory() && entry.name !== DRAFTS)
    .map(({ name }) => name);
  return [...(existsSync(path.join(root, DRAFTS_FOLDER)) ? [DRAFTS] : []), ...names.sort()];
}

/**
 * Reads a release, or the drafts, and validates it together with the published content.
 * @throws {ContentError} naming every invalid field with its file, or a missing release
 */
export function readChanges(
  root: string,
  name: string,
  languages: readonly RepositoryLanguage[],
): Changes {
  if (!listChanges(root).includes(name)) throw new ContentError(`There is no release "${name}".`);
  const folder = name === DRAFTS ? DRAFTS_FOLDER : path.join(RELEASES_FOLDER, name);
  const files = loadDocuments(root, folder);
  const changed = new Set(files.map(({ document }) => document.id));
  const rest = loadDocuments(root).filter(({ document }) => !changed.has(document.id));
  const title = `${name} does not fit`;
  assertValid([...rest, ...files], loadModels(root), { languages, title });
  return { name, folder, files };
}

export const toDocuments = ({ files }: Changes): StoredDocument[] =>
  files.map(({ document }) => document);

type Options = {
  /** Name of the repository. */
  name: string;
  languages: readonly RepositoryLanguage[];
  /** Signs preview tokens; without it, there are none. */
  previewSecret?: string;
};

/** Returns the releases and previews that an embedded repository serves from below `root`. */
export function createReleaseReader(root: string, options: Options) {
  const { name: repository, languages, previewSecret } = options;
  const known = new Map<string, { at: number; documents: StoredDocument[] }>();
  const read = (name: string): StoredDocument[] => {
    const last = known.get(name);
    if (last && Date.now() - last.at < FRESH_MS) return last.documents;
    const documents = toDocuments(readChanges(root, name, languages));
    known.set(name, { at: Date.now(), documents });
    return documents;
  };
  return {
    /** An invalid release is left out here, and reported when it is previewed or published. */
    releases: (): EmbeddedRelease[] =>
      listChanges(root)
        .filter((name) => name !== DRAFTS)
        .flatMap((name) => {
          try {
            return [{ id: name, label: name, documents: read(name) }];
          } catch (error) {
            if (error instanceof ContentError) return [];
            throw error;
          }
        }),
    /** Undefined unless this service signed the token. */
    findPreview(token: string): EmbeddedPreview | undefined {
      if (!previewSecret) return undefined;
      const preview = readPreviewToken(token, { repository, secret: previewSecret });
      if (!preview) return undefined;
      const isOver = preview.expiresAt < Date.now() || !listChanges(root).includes(preview.name);
      return { token, documents: isOver ? [] : read(preview.name), expired: isOver };
    },
  };
}
