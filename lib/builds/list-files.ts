import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists all files and links below a folder, as paths that include it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
