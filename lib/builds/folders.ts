import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Each build has a folder of its own in here, named by its id. */
export const BUILDS_FOLDER = '.builds';
/** Where a build is made; it gets its name, and with it its place, only once it is whole. */
export const STAGING_FOLDER = path.join(BUILDS_FOLDER, 'staging');
const NOTE_FILE = 'site-build.json';

/** Builds whose files are served beside the current one's. */
const KEPT_BUILDS = 2;

const note = z.object({
  id: z.string(),
  /** How long the build took. */
  seconds: z.number(),
  /** Milliseconds since 1970. */
  builtAt: z.number(),
});

export type BuildNote = z.output<typeof note>;
export type StoredBuild = BuildNote & { folder: string };

// The bundler would take every file of every build for one that pages read: a gigabyte more memory after a few builds.

/** The folder of a build, relative to the root. */
export const getBuildFolder = (id: string): string =>
  path.join(/* turbopackIgnore: true */ BUILDS_FOLDER, id);

export const PROGRAMS_ENDING = '.server';

/** The compiled programs of a build. Beside its folder, since Next's bundler reads nothing from its own output. */
export const getProgramsFolder = (id: string): string =>
  path.join(BUILDS_FOLDER, `${id}${PROGRAMS_ENDING}`);

/** The folder that a compiled program serves, and its build, by the folder that the program is in. */
export const getProgramsRoot = (folder: string): { root: string; buildId: string } => ({
  root: path.resolve(folder, '..', '..'),
  buildId: path.basename(folder, PROGRAMS_ENDING),
});

export const getServerFile = (id: string): string => path.join(getProgramsFolder(id), 'server.mjs');

export const getCacheHandlerFile = (id: string): string =>
  path.join(getProgramsFolder(id), 'cache-handler.mjs');

export const getNoteFile = (folder: string): string => path.join(folder, NOTE_FILE);

function readBuild(folder: string): StoredBuild | null {
  try {
    return { ...note.parse(JSON.parse(readFileSync(getNoteFile(folder), 'utf8'))), folder };
  } catch {
    return null;
  }
}

/** The whole builds below `root`, the newest first; folders are absolute. */
export function listBuilds(root: string): StoredBuild[] {
  const parent = path.join(/* turbopackIgnore: true */ root, BUILDS_FOLDER);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name !== path.basename(STAGING_FOLDER))
    .flatMap((name) => readBuild(path.join(parent, name)) ?? [])
    .sort((a, b) => b.builtAt - a.builtAt);
}

/** A build with its note; null when it was never finished. */
export const findBuild = (root: string, id: string): StoredBuild | null =>
  readBuild(path.join(root, getBuildFolder(id)));

/** What parts the number of a build from what it was made of. */
const NUMBER_SIGN = '-';

/** The newest whole build that was made of the same: its id begins with the same stamp. */
export const findNewestOf = (root: string, stamp: string): StoredBuild | undefined =>
  listBuilds(root).find(({ id }) => id.split(NUMBER_SIGN, 1)[0] === stamp);

/** An id for a new build, which gets a number where the same was built before: servers may be running on that. */
export function getFreeId(root: string, stamp: string): string {
  let id = stamp;
  for (let number = 2; existsSync(path.join(root, getBuildFolder(id))); number += 1) {
    id = `${stamp}${NUMBER_SIGN}${number}`;
  }
  return id;
}

/** The current build and the newest ones beside it, the current first. */
export function listServedBuilds(root: string, currentId: string): StoredBuild[] {
  const others = listBuilds(root).filter(({ id }) => id !== currentId);
  return [findBuild(root, currentId) ?? [], others.slice(0, KEPT_BUILDS)].flat();
}
