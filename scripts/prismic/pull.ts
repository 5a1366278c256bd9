import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_LANGUAGES } from '../../lib/i18n/locales';
import { ContentError } from '../../embedded/content/types';
import { readPublished } from '../../embedded/content/published';
import { loadDocuments, loadModels } from '../../embedded/content/load';
import { placeDocuments } from '../../embedded/content/place-files';
import { replaceFile } from '../replace-file';
import { hashDocument } from './documents';
import { IdMap } from './id-map';
import { compareDocuments, describe } from './diff';
import { toPictureFile } from './assets';
import { readRemote, toStoredDocuments } from './remote-documents';
import { createClients, type RepositorySettings } from './repository';

type Options = RepositorySettings & { root: string; print: (line: string) => void };

/** Reads the published content in the folder's form, and the URLs of pictures that the folder lacks. */
async function readRepository({ root, ...settings }: Options) {
  const files = loadDocuments(root);
  const { customTypes } = loadModels(root);
  const repeatable = new Set(customTypes.filter((type) => type.repeatable).map(({ id }) => id));
  const downloads = new Map<string, string>();
  const ids = new IdMap(root, settings.repository);
  const remote = toStoredDocuments(await readRemote(createClients(settings)), {
    ids,
    origin: settings.origin,
    local: files.map(({ document }) => document),
    isRepeatable: (type) => repeatable.has(type),
    getNewFile(url) {
      const file = toPictureFile(url);
      downloads.set(file, url);
      return file;
    },
  });
  return {
    files,
    ids,
    remote,
    repository: remote.map((one) => one.document),
    repeatable,
    downloads,
  };
}

/** Prints the differences between folder and repository; returns the number of documents. */
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
 * Writes the published content into the folder, so that a fresh clone shows what is live. Files of unchanged documents
 * stay untouched, as do documents that the repository lacks, because it may be incomplete.
 * @returns whether the site can be built from the folder
 */
export async function pull(options: Options): Promise<boolean> {
  const { root, print, fetch = globalThis.fetch } = options;
  const { files, ids, remote, repository, repeatable, downloads } = await readRepository(options);
  const differences = compareDocuments(
    files.map(({ document }) => document),
    repository,
  );
  const changed = new Set(differences.flatMap(({ id, only }) => (only === 'folder' ? [] : [id])));
  for (const [file, url] of downloads) await download(root, file, url, fetch);
  const placed = placeDocuments(
    repository.filter(({ id }) => changed.has(id)),
    files,
    ({ id, type }) => (repeatable.has(type) ? id : type),
  );
  for (const { document, file } of placed.files) {
    replaceFile(path.join(root, file), `${JSON.stringify(document, null, 2)}\n`);
    print(file);
  }
  for (const file of placed.left) rmSync(path.join(root, file));
  // The next push sends none of them unless it changes here: editors may have published a newer one by then.
  const known = new Map(files.map(({ document }) => [document.id, document]));
  for (const { remoteId, document, isOutdated } of remote) {
    const stored = changed.has(document.id) ? document : known.get(document.id);
    const hash = stored && !isOutdated ? hashDocument(stored, options.origin) : null;
    ids.setDocument(document.id, remoteId, hash);
  }
  print(`${changed.size} documents written, ${downloads.size} pictures`);
  for (const difference of differences.filter(({ only }) => only === 'folder')) {
    print(describe(difference));
  }
  try {
    readPublished(root, CONTENT_LANGUAGES);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    print(
      `No build and no push takes the folder until this is mended here, or in Prismic and pulled again.`,
    );
    print(error.message);
    return false;
  }
}
