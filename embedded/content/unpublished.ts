import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './content-error';
import { loadDocuments, loadModels } from './load';
import type { ContentFile, RepositoryLanguage, StoredDocument } from './types';
import { validateDocuments } from './validate';

/** Documents that replace or extend the published ones: the drafts of a release, or of none. */
export type Changes = { name: string; folder: string; files: ContentFile[] };

/** The name for drafts outside any release. */
export const DRAFTS = 'drafts';
const DRAFTS_FOLDER = path.join('content', '.drafts');
const RELEASES_FOLDER = path.join('content', '.releases');

const getFolder = (name: string) =>
  name === DRAFTS ? DRAFTS_FOLDER : path.join(RELEASES_FOLDER, name);

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
  const folder = getFolder(name);
  const files = loadDocuments(root, folder);
  const changed = new Set(files.map(({ document }) => document.id));
  const rest = loadDocuments(root).filter(({ document }) => !changed.has(document.id));
  const issues = validateDocuments([...rest, ...files], loadModels(root), languages);
  if (issues.length === 0) return { name, folder, files };
  const lines = issues.map(({ file, path: field, message }) => `${file} ${field}: ${message}`);
  throw new ContentError(`${name} does not fit:\n  ${lines.join('\n  ')}`);
}

export const toDocuments = ({ files }: Changes): StoredDocument[] =>
  files.map(({ document }) => document);
