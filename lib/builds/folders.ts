import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Lists all files and links below a folder, as paths that include it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Each build has its own folder in here, named after its id. */
export const BUILDS_FOLDER = '.builds';
/** Where a build is assembled. It moves to its final folder only once it is complete. */
export const STAGING_FOLDER = path.join(BUILDS_FOLDER, 'staging');
const NOTE_FILE = 'site-build.json';

/** How many previous builds have their files served beside the current one's. */
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

// Without this, the bundler would trace every file of every build as a dependency of pages, which costs a gigabyte of
// memory after a few builds.

/** A build's folder, relative to the root. */
export const getBuildFolder = (id: string): string =>
  path.join(/* turbopackIgnore: true */ BUILDS_FOLDER, id);

export const PROGRAMS_ENDING = '.server';

/** A build's compiled programs. They sit beside its folder because Next's bundler ignores its own output. */
export const getProgramsFolder = (id: string): string =>
  path.join(BUILDS_FOLDER, `${id}${PROGRAMS_ENDING}`);

/** The root and the build that a compiled program serves, derived from the program's folder. */
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

/** Lists complete builds below `root`, newest first; folders are absolute. */
export function listBuilds(root: string): StoredBuild[] {
  const parent = path.join(/* turbopackIgnore: true */ root, BUILDS_FOLDER);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name !== path.basename(STAGING_FOLDER))
    .flatMap((name) => readBuild(path.join(parent, name)) ?? [])
    .sort((a, b) => b.builtAt - a.builtAt);
}

/** Finds a build by its id; null if it was never completed. */
export const findBuild = (root: string, id: string): StoredBuild | null =>
  readBuild(path.join(root, getBuildFolder(id)));

/** Separates a build's stamp from its number. */
const NUMBER_SIGN = '-';

/** Finds the newest complete build from the same sources: its id begins with the same stamp. */
export const findNewestOf = (root: string, stamp: string): StoredBuild | undefined =>
  listBuilds(root).find(({ id }) => id.split(NUMBER_SIGN, 1)[0] === stamp);

/**
 * Returns an unused build id. If the same sources were built before, it gets a number, because servers may be running
 * on the earlier build.
 */
export function getFreeId(root: string, stamp: string): string {
  let id = stamp;
  for (let number = 2; existsSync(path.join(root, getBuildFolder(id))); number += 1) {
    id = `${stamp}${NUMBER_SIGN}${number}`;
  }
  return id;
}

/** Lists the current build and the newest others, the current one first. */
export function listServedBuilds(root: string, currentId: string): StoredBuild[] {
  const others = listBuilds(root).filter(({ id }) => id !== currentId);
  return [findBuild(root, currentId) ?? [], others.slice(0, KEPT_BUILDS)].flat();
}
