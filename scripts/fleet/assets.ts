import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { listFiles } from '../../lib/builds/list-files';

const COMPRESSIBLE = /\.(?:js|css|json|svg|txt|map)$/;
const MIN_BYTES = 512;

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** The compressed variants that nginx serves: the same name with another extension. */
const TWINS = [
  { ending: '.gz', pack: (bytes: Buffer) => gzipSync(bytes, { level: 9 }), unpack: gunzipSync },
  { ending: '.br', pack: brotli, unpack: brotliDecompressSync },
];

const hasTwins = (file: string, bytes: Buffer): boolean =>
  COMPRESSIBLE.test(file) && bytes.length >= MIN_BYTES;

/** False for a variant that is missing or damaged, for example by a power cut. */
function isTwinThere(file: string, unpack: (bytes: Buffer) => Buffer, bytes: Buffer): boolean {
  try {
    return unpack(readFileSync(file)).equals(bytes);
  } catch {
    return false;
  }
}

const LISTS = 'builds';
const FILES = path.join('_next', 'static');
/** The current build and two before: open pages still request their files. */
const KEPT_LISTS = 3;

/**
 * In one step, because several instances may write the same files to one folder. Synced, so that no file is empty after
 * a power cut.
 */
function write(file: string, bytes: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  // Processes in different containers may have the same pid.
  const draft = `${file}.${randomUUID()}.new`;
  writeFileSync(draft, bytes, { flush: true });
  renameSync(draft, file);
}

const isThere = (file: string, bytes: Buffer) =>
  existsSync(file) && readFileSync(file).equals(bytes);

/** Writes a file with its compressed variants, unless all of them already exist. */
function put(target: string, bytes: Buffer) {
  for (const { ending, pack, unpack } of hasTwins(target, bytes) ? TWINS : []) {
    if (!isTwinThere(target + ending, unpack, bytes)) write(target + ending, pack(bytes));
  }
  if (!isThere(target, bytes)) write(target, bytes);
}

/** Reads the files of a build; null for a list that a power cut has left empty. */
function readList(list: string): string[] | null {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as string[];
  } catch {
    return null;
  }
}

const listNames = (folder: string) => listFiles(folder).map((file) => path.relative(folder, file));

/** Marks a list as the newest; on a read-only volume, existing files can still be served. */
function touch(list: string) {
  try {
    utimesSync(list, new Date(), new Date());
  } catch {
    // Its time only determines which builds to keep.
  }
}

function prune(folder: string, current: string) {
  const lists = path.join(folder, LISTS);
  const others = readdirSync(lists)
    .map((name) => path.join(lists, name))
    .filter((list) => list !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  // First, even if a clock that ran ahead gave others a later time.
  const newest = [current, ...others];
  for (const list of newest.slice(KEPT_LISTS)) rmSync(list);
  const known = newest.slice(0, KEPT_LISTS).map(readList);
  // It is unknown which files that build has, so none is deleted until its list is gone.
  if (known.includes(null)) return;
  const kept = new Set(known.flatMap((names) => names ?? []));
  const files = path.join(folder, FILES);
  for (const file of listNames(files)) {
    const isDraft = file.endsWith('.new');
    if (!isDraft && !kept.has(file.replace(/\.(?:gz|br)$/, ''))) rmSync(path.join(files, file));
  }
}

/**
 * Publishes a build's static files for nginx, each with its compressed variants, and deletes those that neither this
 * build nor the two before have.
 */
export function publishAssets(build: { id: string; folder: string }, folder: string): void {
  const origin = path.join(build.folder, 'static');
  const names = listNames(origin);
  for (const name of names) {
    put(path.join(folder, FILES, name), readFileSync(path.join(origin, name)));
  }
  const list = path.join(folder, LISTS, `${build.id}.json`);
  const text = Buffer.from(JSON.stringify(names));
  if (isThere(list, text)) touch(list);
  else write(list, text);
  prune(folder, list);
}
