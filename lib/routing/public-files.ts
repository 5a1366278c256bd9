import 'server-only';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'public';

let files: Promise<ReadonlySet<string>> | undefined;

async function listFiles(): Promise<ReadonlySet<string>> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)));
  return new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
}

/** True for the path of a file in `public`, as listed when the server started. */
export async function isPublicFile(pathname: string): Promise<boolean> {
  files ??= listFiles().catch(() => new Set());
  return (await files).has(pathname);
}
