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
import { listFiles } from '../../lib/builds/list-files';
import { hasTwins, isTwinThere, TWINS } from './twins';

const LISTS = 'builds';
const FILES = path.join('_next', 'static');
/** The current build and two before: pages that are still open go on asking for their files. */
const KEPT_LISTS = 3;

/** In one step: several instances may put the same files into one folder. Nothing is empty after a power cut. */
function write(file: string, bytes: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  // Processes in containers have the same number.
  const draft = `${file}.${randomUUID()}.new`;
  writeFileSync(draft, bytes, { flush: true });
  renameSync(draft, file);
}

const isThere = (file: string, bytes: Buffer) =>
  existsSync(file) && readFileSync(file).equals(bytes);

/** Puts a file there with what it weighs compressed, unless all of it is there as it should be. */
function put(target: string, bytes: Buffer) {
  for (const { ending, pack, unpack } of hasTwins(target, bytes) ? TWINS : []) {
    if (!isTwinThere(target + ending, unpack, bytes)) write(target + ending, pack(bytes));
  }
  if (!isThere(target, bytes)) write(target, bytes);
}

/** The files of a build; null for a list that a power cut has left empty. */
function readList(list: string): string[] | null {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as string[];
  } catch {
    return null;
  }
}

const listNames = (folder: string) => listFiles(folder).map((file) => path.relative(folder, file));

/** Makes a list the newest; on a volume that cannot be written, what is there can still be served. */
function touch(list: string) {
  try {
    utimesSync(list, new Date(), new Date());
  } catch {
    // Its time says only which builds to keep.
  }
}

function prune(folder: string, current: string) {
  const lists = path.join(folder, LISTS);
  const others = readdirSync(lists)
    .map((name) => path.join(lists, name))
    .filter((list) => list !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  // First, even where a clock that ran ahead gave others a later time.
  const newest = [current, ...others];
  for (const list of newest.slice(KEPT_LISTS)) rmSync(list);
  const known = newest.slice(0, KEPT_LISTS).map(readList);
  // Which files that build has is not known, so none is deleted until its list is gone.
  if (known.includes(null)) return;
  const kept = new Set(known.flatMap((names) => names ?? []));
  const files = path.join(folder, FILES);
  for (const file of listNames(files)) {
    const isDraft = file.endsWith('.new');
    if (!isDraft && !kept.has(file.replace(/\.(?:gz|br)$/, ''))) rmSync(path.join(files, file));
  }
}

/**
 * Puts the static files of a build where nginx serves them, each with what it weighs compressed, and deletes those that
 * neither this build nor the two before have.
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
