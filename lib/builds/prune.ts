import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  BUILDS_FOLDER,
  PROGRAMS_ENDING,
  getProgramsFolder,
  listBuilds,
  listServedBuilds,
} from './folders';

/** Longer than any build takes. */
const HOUR_MS = 3_600_000;

/** Lists the programs of failed builds and of those no longer served. */
const listUnservedPrograms = (root: string, served: ReadonlySet<string>): string[] =>
  readdirSync(path.join(root, BUILDS_FOLDER))
    .filter((name) => name.endsWith(PROGRAMS_ENDING))
    .filter((name) => !served.has(path.basename(name, PROGRAMS_ENDING)))
    .map((name) => path.join(root, BUILDS_FOLDER, name))
    .filter((folder) => Date.now() - statSync(folder).mtimeMs > HOUR_MS);

/** Deletes builds that are no longer served. */
export function pruneBuilds(root: string, currentId: string): void {
  const kept = new Set(listServedBuilds(root, currentId).map(({ id }) => id));
  const unserved = listBuilds(root).filter(({ id }) => !kept.has(id));
  const folders = unserved.flatMap(({ id, folder }) => [
    folder,
    path.join(root, getProgramsFolder(id)),
  ]);
  for (const folder of [...folders, ...listUnservedPrograms(root, kept)]) {
    rmSync(folder, { recursive: true, force: true });
  }
}
