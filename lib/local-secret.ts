import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getGlobalSingleton } from './global-singleton';

const FOLDER = '.data';

/** Returns the secret in a file, created if it is missing; of several processes that create it, the first wins. */
function readOrCreate(file: string): string {
  const made = randomBytes(32).toString('base64url');
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(draft, made, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } finally {
      rmSync(draft);
    }
  } catch {
    // It exists, or nothing can be written: then the secret lives as long as the process.
  }
  try {
    return readFileSync(file, 'utf8').trim() || made;
  } catch {
    return made;
  }
}

/**
 * Returns a secret for this machine's signatures, created on first use and stored so that signatures survive a restart.
 * @param name name of its file in `.data`
 */
export function getLocalSecret(name: string, root = process.cwd()): string {
  const file = path.join(root, FOLDER, name);
  return getGlobalSingleton(`secret ${file}`, () => readOrCreate(file));
}
