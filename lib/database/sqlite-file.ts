import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/** A database and SQLite's files beside it. The database itself is moved last, see `setAside`. */
const ENDINGS = ['-wal', '-shm', ''];
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

const getStats = (file: string) => statSync(file, { throwIfNoEntry: false });

/** Returns the inode of a file; undefined if there is none. */
export const getInode = (file: string): number | undefined => getStats(file)?.ino;

/** True for a database that lost its pages but not its log, which SQLite would delete silently. */
export const isTruncated = (file: string): boolean =>
  getStats(file)?.size === 0 && (getStats(`${file}-wal`)?.size ?? 0) > 0;

/**
 * Creates a database's folder and an empty file that only its owner can read. SQLite copies the mode and owner to the
 * files beside it.
 */
export function prepareFile(file: string): void {
  const made = mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  if (made) giveToOwner(made);
  // An existing file must not be opened and closed, which would release SQLite's locks on it.
  if (!existsSync(file)) createFile(file);
  for (const ending of ENDINGS) {
    const mode = getStats(file + ending)?.mode ?? PRIVATE_FILE;
    if ((mode & 0o777) !== PRIVATE_FILE) chmodSync(file + ending, PRIVATE_FILE);
  }
}

/** Gives a file created by root to the owner of its folder, so that the site can open it. */
function giveToOwner(file: string) {
  const { uid, gid } = statSync(path.dirname(file));
  if (process.getuid?.() === 0 && uid !== 0) chownSync(file, uid, gid);
}

function createFile(file: string) {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
    giveToOwner(file);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(file)) throw error;
  }
}

/** Converts a `file:` URL to a path. */
export const toFile = (url: string): string => url.replace(/^file:(\/\/(?=\/))?/, '');

/**
 * Renames a database and the files beside it, so that SQLite can still open them under the new name. The database goes
 * last: if the process dies halfway, no log is left that SQLite would apply to a new database.
 * @returns the new name of the database, without its folder
 */
export function setAside(file: string, now = new Date(), why = 'corrupt'): string {
  // Otherwise, the bundler would trace every file whose name matches this pattern.
  const time = now.toISOString().replaceAll(':', '');
  let aside = `${file}.${why}-${time}`;
  for (let count = 2; existsSync(/* turbopackIgnore: true */ aside); count += 1) {
    aside = `${file}.${why}-${time}-${count}`;
  }
  for (const ending of ENDINGS) {
    const to = aside + ending;
    if (existsSync(file + ending)) renameSync(file + ending, /* turbopackIgnore: true */ to);
  }
  return path.basename(aside);
}
