import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../replace-file';

export type KnownAsset = { id: string; hash: string; url: string; width: number; height: number };

type Entries = {
  /** The origins that links within the site were sent with. */
  origins: string[];
  /** By the id of the stored document; `hash` is that of what was last sent, null until its data has arrived. */
  documents: Record<string, { id: string; hash: string | null }>;
  /** By the file's path below the project's folder. */
  assets: Record<string, KnownAsset>;
};

export const toHash = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 16);

/** Where a repository's ids are stored; commit this file, because the repository cannot be asked for them. */
export const getIdMapFile = (root: string, repository: string): string =>
  path.join(root, '.prismic', `${repository}.json`);

/**
 * The ids that a repository has assigned to documents and files, so that another push updates what changed, and an
 * interrupted one continues. Each change is written to disk before the next call.
 */
export class IdMap {
  readonly #file: string;
  readonly #entries: Entries;

  /** @throws if the file exists but cannot be read, because a push without it would create everything twice */
  constructor(root: string, repository: string) {
    this.#file = getIdMapFile(root, repository);
    this.#entries = readEntries(this.#file);
  }

  get origins(): readonly string[] {
    return this.#entries.origins;
  }

  addOrigin(origin: string) {
    if (this.origins.includes(origin)) return;
    this.#entries.origins.push(origin);
    this.#save();
  }

  getDocument(localId: string) {
    return this.#entries.documents[localId];
  }

  /** Finds the stored document for a repository id. */
  findDocument(id: string): string | undefined {
    return Object.entries(this.#entries.documents).find(([, entry]) => entry.id === id)?.[0];
  }

  setDocument(localId: string, id: string, hash: string | null) {
    const known = this.getDocument(localId);
    if (known?.id === id && known.hash === hash) return;
    this.#entries.documents[localId] = { id, hash };
    this.#save();
  }

  getAsset(file: string): KnownAsset | undefined {
    return this.#entries.assets[file];
  }

  /** Finds the file for a media-library id. */
  findAsset(id: string): string | undefined {
    return Object.entries(this.#entries.assets).find(([, entry]) => entry.id === id)?.[0];
  }

  setAsset(file: string, asset: KnownAsset) {
    this.#entries.assets[file] = asset;
    this.#save();
  }

  #save() {
    replaceFile(this.#file, `${JSON.stringify(this.#entries, null, 2)}\n`);
  }
}

function readEntries(file: string): Entries {
  const none: Entries = { origins: [], documents: {}, assets: {} };
  return existsSync(file) ? { ...none, ...JSON.parse(readFileSync(file, 'utf8')) } : none;
}
