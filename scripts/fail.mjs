/**
 * Ends the process with one line that says what is wrong.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

const DISK_FAULTS = /** @type {Record<string, string>} */ ({
  ENOSPC: 'There is no space left on the disk.',
  EDQUOT: 'The disk quota is used up.',
  EROFS: 'The folder is read-only.',
  EACCES: 'The folder cannot be written to.',
});

/**
 * A line for what the operating system refused, undefined for any other error.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function toDiskFault(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return DISK_FAULTS[code];
}
