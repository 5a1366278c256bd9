import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from '../../lib/builds/folders';

const FILES = path.join('_next', 'static');
/** The current build and two before: open pages still request their files. */
const KEPT_BUILDS = 3;
const COMPRESSIBLE = /\.(?:js|css|json|svg|txt|map)$/;
const MIN_BYTES = 512;

/** In one step, because several instances may write the same files to one folder. */
function write(file: string, bytes: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.new`;
  // Flushed, so that no file is empty after a power cut.
  writeFileSync(draft, bytes, { flush: true });
  renameSync(draft, file);
}

/** Writes a file after its compressed variants; one that is there is complete, since its name is its hash. */
function publish(source: string, target: string) {
  if (existsSync(target)) return;
  const bytes = readFileSync(source);
  if (COMPRESSIBLE.test(target) && bytes.length >= MIN_BYTES) {
    write(`${target}.gz`, gzipSync(bytes, { level: 9 }));
    write(`${target}.br`, brotliCompressSync(bytes));
  }
  write(target, bytes);
}

const listNames = (folder: string) => listFiles(folder).map((file) => path.relative(folder, file));

/** Deletes the files that none of the newest builds has. */
function prune(folder: string) {
  const lists = readdirSync(path.join(folder, 'builds'))
    .map((name) => path.join(folder, 'builds', name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const list of lists.slice(KEPT_BUILDS)) rmSync(list);
  const kept = new Set(
    lists
      .slice(0, KEPT_BUILDS)
      .flatMap((list) => JSON.parse(readFileSync(list, 'utf8')) as string[]),
  );
  for (const name of listNames(path.join(folder, FILES))) {
    const isDraft = name.endsWith('.new');
    if (!isDraft && !kept.has(name.replace(/\.(?:gz|br)$/, '')))
      rmSync(path.join(folder, FILES, name));
  }
}

/** Publishes a build's static files for nginx, each with its compressed variants. */
export function publishAssets(build: { id: string; folder: string }, folder: string): void {
  const origin = path.join(build.folder, 'static');
  const names = listNames(origin);
  for (const name of names) publish(path.join(origin, name), path.join(folder, FILES, name));
  write(path.join(folder, 'builds', `${build.id}.json`), Buffer.from(JSON.stringify(names)));
  prune(folder);
}
