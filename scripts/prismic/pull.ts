import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredDocument } from '../../embedded/content/types';
import { loadDocuments, loadModels } from '../../embedded/content/load';
import { IdMap } from './id-map';
import { compareDocuments, describe } from './diff';
import { toPictureFile } from './pictures';
import { readRemote, toStoredDocuments } from './remote-documents';
import { createClients, type RepositorySettings } from './repository';

type Options = RepositorySettings & { root: string; print: (line: string) => void };

/** Reads what is published, in the form of the folder, and the addresses of pictures that the folder lacks. */
async function readRepository({ root, ...settings }: Options) {
  const files = loadDocuments(root);
  const { customTypes } = loadModels(root);
  const repeatable = new Set(customTypes.filter((type) => type.repeatable).map(({ id }) => id));
  const downloads = new Map<string, string>();
  const repository = toStoredDocuments(await readRemote(createClients(settings)), {
    ids: new IdMap(root, settings.repository),
    origin: settings.origin,
    local: files.map(({ document }) => document),
    isRepeatable: (type) => repeatable.has(type),
    getNewFile(url) {
      const file = toPictureFile(url);
      downloads.set(file, url);
      return file;
    },
  });
  return { files, repository, repeatable, downloads };
}

/** @throws when a name from the repository could lead out of the folder */
export function toFile(
  { id, type, uid, lang }: Pick<StoredDocument, 'id' | 'type' | 'uid' | 'lang'>,
  isRepeatable = false,
): string {
  const own = uid ?? (isRepeatable ? id : type);
  for (const name of [type, own, lang]) {
    if (!/^[\w-][\w.-]*$/.test(name))
      throw new Error(`The repository has an unusable name: ${name}`);
  }
  return path.join('content', type, `${own}.${lang}.json`);
}

/** Prints what differs between folder and repository; gives the number of documents. */
export async function diff(options: Options): Promise<number> {
  const { files, repository } = await readRepository(options);
  const differences = compareDocuments(
    files.map(({ document }) => document),
    repository,
  );
  for (const difference of differences) options.print(describe(difference));
  options.print(`${differences.length} of ${files.length} documents differ`);
  return differences.length;
}

async function download(root: string, file: string, url: string, fetch: typeof globalThis.fetch) {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('image/')) {
    throw new Error(`${url} responds with ${response.status} and ${type || 'no type'}`);
  }
  const target = path.join(root, 'public', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, new Uint8Array(await response.arrayBuffer()));
}

/**
 * Writes what is published into the folder, so that a fresh clone shows what is live. Files of documents that are the
 * same stay untouched, as do documents that the repository lacks: it may not be whole yet.
 */
export async function pull(options: Options): Promise<void> {
  const { root, print, fetch = globalThis.fetch } = options;
  const { files, repository, repeatable, downloads } = await readRepository(options);
  const known = new Map(files.map(({ document, file }) => [document.id, file]));
  const differences = compareDocuments(
    files.map(({ document }) => document),
    repository,
  );
  const changed = new Set(differences.flatMap(({ id, only }) => (only === 'folder' ? [] : [id])));
  for (const [file, url] of downloads) await download(root, file, url, fetch);
  for (const document of repository.filter(({ id }) => changed.has(id))) {
    const file = known.get(document.id) ?? toFile(document, repeatable.has(document.type));
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `${JSON.stringify(document, null, 2)}\n`);
    print(file);
  }
  print(`${changed.size} documents written, ${downloads.size} pictures`);
  for (const difference of differences.filter(({ only }) => only === 'folder')) {
    print(describe(difference));
  }
}
