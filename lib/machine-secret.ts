import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '.data';

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/**
 * A secret that this machine signs with, made when it has none, so that what was signed outlives a restart. On a
 * folder that cannot be written to, one that lives as long as the process.
 * @param name of its file in `.data`
 */
export function getMachineSecret(name: string, root = process.cwd()): string {
  const file = path.join(root, FOLDER, name);
  const made = randomBytes(32).toString('base64url');
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch {
    return read(file) ?? made;
  }
}
