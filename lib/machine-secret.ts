import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getGlobalSingleton } from './global-singleton';

const FOLDER = '.data';
/** 32 random bytes; a file left empty or full of zeros by a power cut contains no secret. */
const SECRET = /^[\w-]{43}$/;

function read(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return SECRET.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** Writes the file if it is missing or contains no secret; never replaces a valid one. */
function write(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch {
    if (read(file) === null) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function readOrMake(file: string): string {
  const found = read(file);
  if (found) return found;
  const made = randomBytes(32).toString('base64url');
  try {
    write(file, made);
  } catch {
    // Without a disk, the secret lives as long as the process.
  }
  return read(file) ?? made;
}

/**
 * Returns a secret for this machine's signatures, created on first use and stored so that signatures survive a restart.
 * If the folder is read-only, the secret lives as long as the process.
 * @param name name of its file in `.data`
 */
export function getMachineSecret(name: string, root = process.cwd()): string {
  const file = path.join(root, FOLDER, name);
  return getGlobalSingleton(`secret ${file}`, () => readOrMake(file));
}
